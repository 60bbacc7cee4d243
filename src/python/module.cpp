#include <nanobind/stl/string.h>

#include "python/bindings.hpp"
#include "table/words.hpp"

namespace shengxiao::python {

void raise(Error error) { throw Raised{std::move(error)}; }
void raise_illegal(Error error) { throw Raised{std::move(error), true}; }

nb::object from_json(const std::string& json) { return nb::module_::import_("json").attr("loads")(json); }

namespace {
void translate(const std::exception_ptr& thrown, void*) {
  try {
    std::rethrow_exception(thrown);
  } catch (const Raised& raised) {
    const auto kind = nb::module_::import_("shengxiao._errors").attr(raised.is_illegal ? "IllegalAction" : "Error");
    // What was quoted in it may be anything.
    const auto words = table::words(raised.error);
    const auto text = nb::steal(PyUnicode_DecodeUTF8(words.data(), static_cast<Py_ssize_t>(words.size()), "replace"));
    const auto made = kind(text, raised.error.clause);
    PyErr_SetObject(kind.ptr(), made.ptr());
  }
}
}  // namespace

NB_MODULE(_core, module) {
#if defined(__AVX2__) && defined(__BMI2__)
  if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("bmi2"))
    throw nb::import_error(
        "this build of shengxiao wants a processor with AVX2 and BMI2 (x86-64-v3); build it on this machine, from its source");
#endif
#ifdef NDEBUG
  nb::set_leak_warnings(false);  // somebody's arrays may hold a batch to the end, as DLPack's do
#endif
  module.doc() = "The games of Shengxiao, from its C++ core. Use the package shengxiao.";
  nb::register_exception_translator(translate);
  module.attr("CHANCE") = index(Seat::chance);
  module.attr("WATCHER") = index(Seat::watcher);
  bind_games(module);
  bind_states(module);
  bind_agents(module);
  bind_batch(module);
  bind_lab(module);
}

}  // namespace shengxiao::python
