# How everything is compiled.
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ${SHENGXIAO_IPO})

# The program's objects serve the Python module too: the compiler cache has them when the package is built. With hidden symbols they
# are no slower for it.
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)

# x86-64-v3 where this machine has it. Not "native": the compiler cache would not see what that stands for.
set(arch "")
if(EXISTS /proc/cpuinfo)
  file(STRINGS /proc/cpuinfo flags REGEX "^flags" LIMIT_COUNT 1)
  set(arch -march=x86-64-v3)
  foreach(feature avx avx2 bmi1 bmi2 f16c fma abm movbe popcnt)
    if(NOT " ${flags} " MATCHES " ${feature} ")
      set(arch "")
    endif()
  endforeach()
endif()
set(SHENGXIAO_ARCH "${arch}" CACHE STRING "Flags that choose the processor; empty runs on any")

# Settings of the command line, not of the targets, so that the sanitizers see the same.
add_compile_options(
  ${SHENGXIAO_ARCH}
  -ffp-contract=off  # the same floating-point results with and without fused multiply-add, on g++ and clang
  "-ffile-prefix-map=${CMAKE_SOURCE_DIR}/=")
option(SHENGXIAO_WERROR "Warnings are errors" ON)
option(SHENGXIAO_BATCHES "Compile eight sources at a time (Layers.cmake)" ON)
set(SHENGXIAO_WARNINGS -Wall -Wextra -Wpedantic)
if(SHENGXIAO_WERROR)
  list(APPEND SHENGXIAO_WARNINGS -Werror)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND SHENGXIAO_BATCHES)
  list(APPEND SHENGXIAO_WARNINGS -Wno-subobject-linkage)  # it takes the sources in a batch for headers
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  list(APPEND SHENGXIAO_WARNINGS -Wno-restrict)  # false alarms about std::string: gcc.gnu.org/PR105651
  if(CMAKE_CXX_FLAGS MATCHES "-fsanitize")
    list(REMOVE_ITEM SHENGXIAO_WARNINGS -Werror)  # g++ raises false alarms about instrumented code; the other builds are strict
    list(APPEND SHENGXIAO_WARNINGS -Wno-maybe-uninitialized)
  endif()
endif()

if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  list(APPEND SHENGXIAO_WARNINGS -Wno-deprecated-declarations)  # std::stable_sort of libstdc++ 12 calls what is deprecated
endif()

# The compiler cache, told that a clone in another folder is the same program, and to go by what the files say (CCACHE_DEPEND)
# instead of what the preprocessor makes of them: a precompiled header knows its headers by their bytes, so where but a comment had
# changed, the cached one would no longer know them. The namespace keeps out what was cached before that.
find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER
    env "CCACHE_BASEDIR=${CMAKE_SOURCE_DIR}" CCACHE_NOHASHDIR=1 CCACHE_ABSSTDERR=1 CCACHE_SLOPPINESS=pch_defines,time_macros
    CCACHE_DEPEND=1 CCACHE_NAMESPACE=depend "${CCACHE}")
endif()
