# The tests: one executable a layer, of its *_test.cpp; the scripts *_test.py and *_test.sh; and the benchmarks.
find_package(GTest REQUIRED)
find_package(rapidcheck CONFIG REQUIRED)
find_package(benchmark REQUIRED)
enable_testing()
include(GoogleTest)
add_custom_target(tests)  # what ctest runs

# Tests run in the root of the repository. SHENGXIAO_GOLDEN=write makes those with golden files write them.
# A test whose name holds _slow gets the label slow, which the sanitizers leave out. The timeouts are for tests that hang: a busy
# machine needs ten times as long as an idle one.
function(shengxiao_tests layer)
  shengxiao_sources(sources ${layer} _test.cpp)
  if(NOT sources)
    return()
  endif()
  set(target ${layer}_tests)
  shengxiao_batches(sources ${target})
  add_executable(${target} ${sources})
  # What is tested is compiled as people use it, the tests themselves to be compiled quickly.
  target_compile_options(${target} PRIVATE ${SHENGXIAO_WARNINGS} $<$<CONFIG:Release>:-O1>)
  set(common "${CMAKE_SOURCE_DIR}/src/${layer}/testing.hpp")
  if(NOT EXISTS "${common}")
    set(common "${CMAKE_SOURCE_DIR}/src/core/game.hpp")
  endif()
  target_precompile_headers(${target} PRIVATE <gtest/gtest.h> "${common}")
  target_link_libraries(${target} PRIVATE shengxiao_${layer} nlohmann_json::nlohmann_json GTest::gtest GTest::gtest_main rapidcheck rapidcheck_gtest ${ARGN})
  add_dependencies(tests ${target})
  set(seed "RC_PARAMS=seed=20261121")  # ctest tries the same cases every time; the test programs by themselves try new ones
  if(layer STREQUAL store)  # its tests share a database server, which takes a while to start
    add_test(NAME store COMMAND ${target} WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
    set_tests_properties(store PROPERTIES TIMEOUT 1200 COST 1000 LABELS store ENVIRONMENT "${seed}")
    return()
  endif()
  set(shared DISCOVERY_MODE PRE_TEST DISCOVERY_TIMEOUT 600 WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
  gtest_discover_tests(${target} ${shared} TEST_FILTER "-*_slow*" PROPERTIES TIMEOUT 1800 LABELS ${layer} ENVIRONMENT "${seed}")
  gtest_discover_tests(${target} ${shared} TEST_FILTER "*_slow*" TEST_LIST ${target}_slow PROPERTIES TIMEOUT 3600 LABELS slow ENVIRONMENT "${seed}")
endfunction()
shengxiao_tests(agents shengxiao_games)  # agents are templates: their tests need a game
foreach(layer core calendar chance games store table batch boards lab server net terminal cli)
  shengxiao_tests(${layer})
endforeach()

# Scripts run with SHENGXIAO, the program; those of tools/, the checks among them, do not need it and have the label tools.
file(GLOB_RECURSE scripts RELATIVE "${CMAKE_SOURCE_DIR}" CONFIGURE_DEPENDS
  "${CMAKE_SOURCE_DIR}/src/*_test.py" "${CMAKE_SOURCE_DIR}/src/*_test.sh"
  "${CMAKE_SOURCE_DIR}/tools/*_test.py" "${CMAKE_SOURCE_DIR}/tools/check_*.py")
foreach(script IN LISTS scripts)
  add_test(NAME ${script} COMMAND "${CMAKE_SOURCE_DIR}/${script}" WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
  if(script MATCHES "^tools/")
    set_tests_properties(${script} PROPERTIES LABELS tools TIMEOUT 600)
  elseif(TARGET shengxiao)
    set_tests_properties(${script} PROPERTIES LABELS program TIMEOUT 1200 COST 1000  # the longest begin first
      ENVIRONMENT "SHENGXIAO=$<TARGET_FILE:shengxiao>")
  endif()
endforeach()
if(TARGET shengxiao)
  add_dependencies(tests shengxiao)
endif()

file(GLOB benches CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/bench/*.cpp")
if(benches)
  shengxiao_batches(benches bench)
  add_executable(shengxiao_bench ${benches})
  target_include_directories(shengxiao_bench PRIVATE "${CMAKE_SOURCE_DIR}")
  target_compile_options(shengxiao_bench PRIVATE ${SHENGXIAO_WARNINGS})
  target_link_libraries(shengxiao_bench PRIVATE shengxiao_server shengxiao_lab nlohmann_json::nlohmann_json benchmark::benchmark benchmark::benchmark_main)
endif()

# The load: a client that knows nothing of the server but what it speaks.
find_package(simdjson REQUIRED)
file(GLOB load CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/bench/load/*.cpp")
shengxiao_batches(load load)
add_executable(shengxiao_load ${load})
target_include_directories(shengxiao_load PRIVATE "${CMAKE_SOURCE_DIR}")
target_compile_options(shengxiao_load PRIVATE ${SHENGXIAO_WARNINGS})
if(SHENGXIAO_ARCH)
  target_compile_options(shengxiao_load PRIVATE -mpclmul)  # without it simdjson uses no vectors
endif()
target_link_libraries(shengxiao_load PRIVATE fmt::fmt CLI11::CLI11 simdjson::simdjson Boost::headers Threads::Threads)
