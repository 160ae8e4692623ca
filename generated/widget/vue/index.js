// <define:NAMES>
var define_NAMES_default = { attributes: { publicKey: "key", baseUrl: "base-url", inline: "inline", open: "open", theme: "theme", locale: "locale", identity: "identity", intent: "intent", typing: "typing", storage: "storage", heading: "heading", subtitle: "subtitle", welcome: "welcome", accent: "accent", background: "background", ink: "ink", font: "font", position: "position", botName: "bot-name", avatar: "avatar", openAfter: "open-after", openAtScroll: "open-at-scroll", openOnExit: "open-on-exit", openOnPages: "open-on-pages", openRepeat: "open-repeat" }, properties: ["customer", "getIdentity", "variables", "texts"], methods: ["show", "hide", "restart", "start"], events: { open: "parley:open", close: "parley:close", reply: "parley:reply", custom: "parley:custom" } };

// widget/wrappers/vue.ts
import { defineComponent, h, onBeforeUnmount, onMounted, shallowRef, watch } from "vue";

// widget/wrappers/element.ts
var { attributes: ATTRIBUTES, properties: PROPERTIES, methods: METHODS, events: EVENTS } = define_NAMES_default;
function attach(host, props, emit) {
  loadScript(props["baseUrl"]);
  const element = document.createElement("parley-chat");
  update(element, props, {});
  for (const [name, type] of Object.entries(EVENTS)) element.addEventListener(type, (event) => emit(name, event));
  host.append(element);
  return element;
}
function update(element, props, before) {
  for (const [name, attribute] of Object.entries(ATTRIBUTES)) {
    const value = props[name];
    if (value === before[name]) continue;
    if (value === void 0 || value === null || value === false) element.removeAttribute(attribute);
    else element.setAttribute(attribute, value === true ? "" : String(value));
  }
  const properties = element;
  for (const name of PROPERTIES) {
    if (JSON.stringify(props[name]) !== JSON.stringify(before[name])) properties[name] = props[name];
  }
}
function loadScript(baseUrl) {
  if (typeof baseUrl !== "string" || customElements.get("parley-chat") !== void 0) return;
  const src = new URL(`${baseUrl.replace(/\/+$/, "")}/widget/parley-chat.js`, document.baseURI).href;
  if ([...document.scripts].some((script) => script.src === src)) return;
  document.head.append(Object.assign(document.createElement("script"), { type: "module", src }));
}

// widget/wrappers/vue.ts
var ParleyChat = defineComponent({
  name: "ParleyChat",
  props: [...Object.keys(ATTRIBUTES), ...PROPERTIES],
  emits: Object.keys(EVENTS),
  setup(given, { emit, expose }) {
    const props = given;
    const host = shallowRef();
    const element = shallowRef();
    onMounted(() => {
      if (host.value !== void 0) element.value = attach(host.value, props, emit);
    });
    onBeforeUnmount(() => element.value?.remove());
    watch(
      () => ({ ...props }),
      (now, before) => {
        if (element.value !== void 0) update(element.value, now, before);
      }
    );
    const call = (name) => (...values) => element.value?.[name]?.(
      ...values
    );
    expose({ element, ...Object.fromEntries(METHODS.map((name) => [name, call(name)])) });
    return () => h("div", { ref: host, style: { display: "contents" } });
  }
});
export {
  ParleyChat
};
