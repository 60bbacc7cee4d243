# shengxiao_embed(TARGET LAYER::FUNCTION FILES name=path… | FOLDER path): makes `std::span<const EmbeddedFile> shengxiao::LAYER::FUNCTION()`
# (src/core/embedded.hpp) part of TARGET. FILES are named; of a FOLDER, which a build step fills, every file is taken under its
# path in it. The folder is complete when its index.html is there. An empty FOLDER or no FILES: no files.
function(shengxiao_embed target qualified)
  string(REGEX MATCH "^(.+)::(.+)$" _ "${qualified}")
  set(namespace "${CMAKE_MATCH_1}")
  set(function "${CMAKE_MATCH_2}")
  cmake_parse_arguments(PARSE_ARGV 2 embed "" "FOLDER" "FILES")
  get_target_property(type ${target} TYPE)
  if(type STREQUAL "INTERFACE_LIBRARY")
    return()
  endif()
  set(out "${CMAKE_BINARY_DIR}/embedded")
  set(paths ${embed_FILES})
  list(TRANSFORM paths REPLACE "^[^=]*=" "")
  if(embed_FOLDER)
    set(paths "${embed_FOLDER}/index.html")
  endif()
  set(script "${CMAKE_SOURCE_DIR}/cmake/embed_files.cmake")
  add_custom_command(
    OUTPUT "${out}/${function}.S" "${out}/${function}.cpp"
    COMMAND "${CMAKE_COMMAND}" -DNAMESPACE=${namespace} -DFUNCTION=${function} "-DOUT=${out}/${function}" "-DFOLDER=${embed_FOLDER}" "-DFILES=${embed_FILES}" -P "${script}"
    DEPENDS "${script}" ${paths}
    COMMENT "Embedding ${function}"
    VERBATIM)
  target_sources(${target} PRIVATE "${out}/${function}.S" "${out}/${function}.cpp")
  set_source_files_properties("${out}/${function}.S" PROPERTIES OBJECT_DEPENDS "${paths}")
endfunction()
