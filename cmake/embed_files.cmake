# Run at build time by shengxiao_embed: writes OUT.S, which holds the bytes, and OUT.cpp, which names them.
if(FOLDER)
  file(GLOB_RECURSE names RELATIVE "${FOLDER}" "${FOLDER}/*")
  set(FILES ${names})
  list(TRANSFORM FILES REPLACE "^(.+)$" "\\1=${FOLDER}/\\1")
endif()

set(bytes "    .section .rodata\n")
set(externs "")
set(table "")
set(n 0)
foreach(entry IN LISTS FILES)
  string(REGEX MATCH "^([^=]*)=(.*)$" _ "${entry}")
  set(name "${CMAKE_MATCH_1}")
  set(path "${CMAKE_MATCH_2}")
  set(symbol "shengxiao_${FUNCTION}_${n}")
  file(SHA256 "${path}" hash)  # so that this file changes when the bytes do
  string(APPEND bytes "    .global ${symbol}_begin, ${symbol}_end\n${symbol}_begin:\n"
    "    .incbin \"${path}\"  /* ${hash} */\n${symbol}_end:\n    .byte 0\n")
  string(APPEND externs "extern \"C\" const char ${symbol}_begin[], ${symbol}_end[];\n")
  string(APPEND table "      {\"${name}\", {${symbol}_begin, ${symbol}_end}},\n")
  math(EXPR n "${n} + 1")
endforeach()
string(APPEND bytes "    .section .note.GNU-stack, \"\", %progbits\n")

set(body "  return {};\n")
if(table)
  set(body "  static const EmbeddedFile files[] = {\n${table}  };\n  return files;\n")
endif()
file(WRITE "${OUT}.S" "${bytes}")
file(WRITE "${OUT}.cpp" "// Generated from the embedded files.\n#include \"core/embedded.hpp\"\n\n#include <span>\n\n${externs}
namespace shengxiao::${NAMESPACE} {
std::span<const EmbeddedFile> ${FUNCTION}() {
${body}}
}  // namespace shengxiao::${NAMESPACE}\n")
