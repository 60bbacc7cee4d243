# shengxiao_web_client(VARIABLE): builds web/ with npm into web/dist when its sources changed; VARIABLE gets that folder, or
# nothing where the client is left out.
function(shengxiao_web_client variable)
  set(web "${CMAKE_SOURCE_DIR}/web")
  set(${variable} "" PARENT_SCOPE)
  if(NOT SHENGXIAO_WEB OR NOT EXISTS "${web}/package-lock.json" OR NOT EXISTS "${web}/index.html")
    return()
  endif()
  find_program(NPM npm)
  if(NOT NPM)
    message(FATAL_ERROR "npm was not found; install it (./dev does), or leave the web client out with -DSHENGXIAO_WEB=OFF")
  endif()

  # Files that the two steps write anyway stand for what they made, so that deleting node_modules or dist makes them run again.
  set(installed "${web}/node_modules/.package-lock.json")
  add_custom_command(
    OUTPUT "${installed}"
    COMMAND "${NPM}" ci --no-audit --no-fund --loglevel=error > /dev/null
    COMMAND "${CMAKE_COMMAND}" -E touch "${installed}"
    DEPENDS "${web}/package.json" "${web}/package-lock.json"
    WORKING_DIRECTORY "${web}"
    COMMENT "Installing the web client's packages"
    VERBATIM)

  add_custom_target(web_packages DEPENDS "${installed}")

  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${web}/src/*" "${web}/public/*" "${web}/tools/*")
  file(GLOB settings CONFIGURE_DEPENDS "${web}/*.html" "${web}/*.ts" "${web}/*.js" "${web}/*.json")
  list(FILTER sources EXCLUDE REGEX "[.]test[.]ts$")
  file(GLOB_RECURSE catalogues CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/words.json")
  add_custom_command(
    OUTPUT "${web}/dist/index.html"
    COMMAND "${NPM}" run --silent build -- --logLevel warn
    COMMAND "${CMAKE_COMMAND}" -E touch "${web}/dist/index.html"
    DEPENDS "${installed}" ${sources} ${catalogues} ${settings}
    WORKING_DIRECTORY "${web}"
    COMMENT "Building the web client"
    VERBATIM)
  set(${variable} "${web}/dist" PARENT_SCOPE)
endfunction()
