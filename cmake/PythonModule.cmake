# The module shengxiao._core. Its objects are for one interpreter's stable ABI and any later one: nanobind's split mode, in which the
# binding library comes as a package of its own.
find_package(Python 3.11 REQUIRED COMPONENTS Interpreter Development.Module)
execute_process(COMMAND "${Python_EXECUTABLE}" -m nanobind --cmake_dir OUTPUT_STRIP_TRAILING_WHITESPACE OUTPUT_VARIABLE nanobind_ROOT
  COMMAND_ERROR_IS_FATAL ANY)
find_package(nanobind CONFIG REQUIRED)
shengxiao_sources(sources python .cpp)
nanobind_add_module(_core BACKEND_MODULE nanobind_backend STABLE_ABI_VERSION 3.11 NOMINSIZE NB_SUPPRESS_WARNINGS
  ${sources} src/open_spiel/rules.cpp)
target_compile_options(_core PRIVATE ${SHENGXIAO_WARNINGS})
target_link_libraries(_core PRIVATE shengxiao_lab shengxiao_boards)
install(TARGETS _core LIBRARY DESTINATION shengxiao)

# Its types, written by the module itself.
nanobind_add_stub(_core_stub MODULE _core OUTPUT _core.pyi PYTHON_PATH $<TARGET_FILE_DIR:_core> DEPENDS _core)
install(FILES "${CMAKE_CURRENT_BINARY_DIR}/_core.pyi" DESTINATION shengxiao)

# The plug-in for OpenSpiel is compiled on the machine that has OpenSpiel (python/shengxiao/_open_spiel_native.py).
install(FILES src/open_spiel/rules.hpp src/open_spiel/plugin.cpp DESTINATION shengxiao/src/open_spiel)
