# Fuzzing: a library of the targets (fuzz/targets), their corpora as a test, and, where SHENGXIAO_FUZZ is on, for each target a
# program fuzz_NAME with libFuzzer in it (./dev fuzz).
file(GLOB fuzz_targets CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/fuzz/targets/*.cpp")
set(fuzz_sources "${CMAKE_SOURCE_DIR}/fuzz/targets.cpp" ${fuzz_targets})
shengxiao_batches(fuzz_sources fuzz)
add_library(shengxiao_fuzz STATIC ${fuzz_sources})
target_compile_options(shengxiao_fuzz PRIVATE ${SHENGXIAO_WARNINGS})
target_include_directories(shengxiao_fuzz PUBLIC fuzz PRIVATE "${CMAKE_SOURCE_DIR}")
target_link_libraries(shengxiao_fuzz PUBLIC shengxiao_cli nlohmann_json::nlohmann_json GTest::gtest)

add_executable(fuzz_tests fuzz/corpus_test.cpp)
target_compile_options(fuzz_tests PRIVATE ${SHENGXIAO_WARNINGS})
target_link_libraries(fuzz_tests PRIVATE shengxiao_fuzz GTest::gtest_main)
add_dependencies(tests fuzz_tests)
gtest_discover_tests(fuzz_tests DISCOVERY_MODE PRE_TEST DISCOVERY_TIMEOUT 600 WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}"
  PROPERTIES TIMEOUT 1800 LABELS fuzz)

if(SHENGXIAO_FUZZ)
  add_custom_target(fuzz)
  foreach(source IN LISTS fuzz_targets)
    cmake_path(GET source STEM name)
    add_executable(fuzz_${name} fuzz/libfuzzer.cpp)
    target_compile_options(fuzz_${name} PRIVATE ${SHENGXIAO_WARNINGS})
    target_compile_definitions(fuzz_${name} PRIVATE SHENGXIAO_FUZZ_TARGET=${name})
    target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
    target_link_libraries(fuzz_${name} PRIVATE shengxiao_fuzz)
    add_dependencies(fuzz fuzz_${name})
  endforeach()
endif()
