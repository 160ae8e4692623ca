'use client'

// <define:NAMES>
var define_NAMES_default = { attributes: { publicKey: "key", baseUrl: "base-url", inline: "inline", open: "open", theme: "theme", locale: "locale", identity: "identity", intent: "intent", typing: "typing", storage: "storage", heading: "heading", subtitle: "subtitle", welcome: "welcome", accent: "accent", background: "background", ink: "ink", font: "font", position: "position", botName: "bot-name", avatar: "avatar", openAfter: "open-after", openAtScroll: "open-at-scroll", openOnExit: "open-on-exit", openOnPages: "open-on-pages", openRepeat: "open-repeat" }, properties: ["customer", "getIdentity", "variables", "texts"], methods: ["show", "hide", "restart", "start"], events: { open: "parley:open", close: "parley:close", reply: "parley:reply", custom: "parley:custom" } };

// widget/wrappers/react.ts
import { createElement, forwardRef, useEffect, useRef } from "react";

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

// widget/wrappers/react.ts
var ParleyChat = forwardRef(function ParleyChat2(props, ref) {
  const host = useRef(null);
  const element = useRef(void 0);
  const shown = useRef({});
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    if (host.current === null) return void 0;
    const created = attach(host.current, latest.current, (name, event) => {
      const handler = latest.current[`on${name[0]?.toUpperCase() ?? ""}${name.slice(1)}`];
      if (typeof handler === "function") handler(event);
    });
    element.current = created;
    shown.current = latest.current;
    assign(ref, created);
    return () => {
      assign(ref, null);
      element.current = void 0;
      created.remove();
    };
  }, [ref]);
  useEffect(() => {
    if (element.current !== void 0) update(element.current, props, shown.current);
    shown.current = props;
  });
  const { className, style } = props;
  return createElement("div", { ref: host, className, style: style ?? { display: "contents" } });
});
function assign(ref, element) {
  if (typeof ref === "function") ref(element);
  else if (ref !== null) ref.current = element;
}
export {
  ParleyChat
};
