import { ERROR } from '../sdk/colours.ts'

/** Where the chat fills the window of the browser. */
export const SMALL_WINDOW = '(max-width: 480px), (max-height: 480px)'

/** Adopted by the shadow root as a constructed sheet, which a strict content policy of the host page allows. */
export const styles = `
:host { --bg: #fff; --soft: #f3f4f2; --line: #dcdfda; --text: #1d231f; --muted: #59625c; --error: ${ERROR.light};
  --error-bg: #fdecea; --shadow: 0 18px 50px rgb(20 30 25 / .22), 0 2px 8px rgb(20 30 25 / .12);
  --accent: #0a7d5c; --on-accent: #fff; --ring: var(--accent); --radius: 14px; color-scheme: light; display: block }
:host([hidden]) { display: none }
:host([data-scheme=dark]) { --bg: #171b19; --soft: #232926; --line: #3a423e; --text: #e9eeea; --muted: #a5b0a9;
  --error: ${ERROR.dark}; --error-bg: #45201d; --shadow: 0 18px 50px rgb(0 0 0 / .6), 0 0 0 1px #2c3330;
  color-scheme: dark }
* { box-sizing: border-box; font: inherit; color: inherit }
/* Text properties of the page would be inherited: capitals, spacing, a colour for every element. */
.panel, .launcher { all: initial; box-sizing: border-box; visibility: inherit; color-scheme: inherit;
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; color: var(--text); text-align: start;
  overflow-wrap: anywhere }
/* A text is written in the direction of its own language, whatever the page's is. */
p, li, h2, h3, label, legend, figcaption, input, textarea, .bubble, .label, .choice, .chip, .card strong, .muted {
  unicode-bidi: plaintext }
h2, h3, p, ul, ol, figure, blockquote, fieldset, legend, pre { margin: 0; padding: 0; border: 0 }
[hidden] { display: none !important }
button, input, select, textarea { margin: 0; border-radius: 10px }
button { cursor: pointer; border: 0; background: none; padding: 0; -webkit-tap-highlight-color: transparent }
button:disabled { cursor: not-allowed; opacity: .55 }
svg { width: 20px; height: 20px; fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linecap: round;
  stroke-linejoin: round; flex: none }
:focus-visible { outline: 3px solid var(--ring); outline-offset: 2px; box-shadow: 0 0 0 2px var(--bg) }
.hidden-text { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap }
.muted { color: var(--muted); font-size: 13px }

.launcher { position: fixed; z-index: 2147483000; bottom: 20px; right: 20px; width: 60px; height: 60px;
  border-radius: 50%; background: var(--accent); color: var(--on-accent); box-shadow: var(--shadow); display: grid;
  place-items: center; transition: transform .15s; cursor: pointer }
.launcher svg { width: 27px; height: 27px }
.launcher:hover { transform: scale(1.05) }
:host([data-side=left]) .launcher, :host([data-side=left]) .panel { right: auto; left: 20px }
.panel { position: fixed; z-index: 2147483001; bottom: 92px; right: 20px; width: 390px;
  max-width: calc(100vw - 40px); height: min(660px, calc(100dvh - 112px)); display: flex; flex-direction: column;
  background: var(--bg); border-radius: 20px; overflow: hidden; box-shadow: var(--shadow);
  animation: rise .18s ease-out }
:host([inline]) { height: 620px; max-height: 100% }
:host([inline]) .panel { position: relative; z-index: 0; inset: auto; width: 100%; max-width: none; height: 100%;
  animation: none }
@keyframes rise { from { opacity: 0; transform: translateY(10px) } }

header { flex: none; background: var(--accent); color: var(--on-accent); padding: 12px 14px 12px 20px; min-height: 70px;
  display: flex; align-items: center; gap: 4px }
header .heading { flex: 1; min-width: 0 }
header .face { width: 40px; height: 40px; margin-inline-end: 8px }
header h2 { font-size: 17px; font-weight: 650; line-height: 1.3 }
header p { font-size: 13px }
header h2, header p { text-align: match-parent }
header button { width: 38px; height: 38px; display: grid; place-items: center; border-radius: 50% }
header button:hover { background: color-mix(in srgb, var(--on-accent) 16%, transparent) }
header :focus-visible { outline-color: var(--on-accent); outline-offset: -3px; box-shadow: none }

.face { flex: none; display: grid; place-items: center; width: 26px; height: 26px; border-radius: 50%; overflow: hidden;
  background: var(--soft); color: var(--text); font-size: 11px; font-weight: 650 }
.face[data-initials]::before { content: attr(data-initials) }
.face img { width: 100%; height: 100%; object-fit: cover }
.speaker { display: flex; align-items: center; gap: 7px; margin-bottom: 4px }
.conversations { flex: 1; overflow-y: auto; padding: 16px; display: flex; flex-direction: column; gap: 8px }
.panel[data-listing] > :not(header, .conversations) { display: none }
.transcript { flex: 1; min-height: 0; position: relative; display: flex; flex-direction: column }
.news { position: absolute; bottom: 10px; left: 50%; transform: translateX(-50%); display: flex; align-items: center;
  gap: 6px; padding: 7px 15px; border-radius: 20px; background: var(--accent); color: var(--on-accent);
  font-size: 13px; font-weight: 600; box-shadow: var(--shadow); white-space: nowrap }
.news svg { width: 15px; height: 15px }
.carousel { display: flex; gap: 10px; overflow-x: auto; scroll-snap-type: x proximity; padding: 3px 3px 8px;
  overscroll-behavior-x: contain }
.carousel > .entry { flex: 0 0 240px; max-width: none; scroll-snap-align: start; display: grid;
  grid-template-rows: auto 1fr }
.carousel > .entry > .card { grid-row: 2 }
.carousel .card { width: 100% }
.files { border: 1px dashed color-mix(in srgb, var(--text) 48%, var(--bg)); border-radius: 12px; padding: 8px }
[data-dropping] .files, [data-dropping] .attach { border-color: var(--ring); background: var(--soft) }
.scroll { flex: 1; overflow-y: auto; overscroll-behavior: contain; padding: 18px 16px 8px }
.scroll:focus-visible { outline-offset: -3px }
.log { display: flex; flex-direction: column; gap: 8px }
.entry { position: relative; max-width: 86%; align-self: flex-start; overflow-wrap: anywhere;
  animation: rise .2s ease-out }
.entry.visitor { align-self: flex-end }
.entry.notice { align-self: center; text-align: center; color: var(--muted); font-size: 13px; max-width: 95%;
  padding: 4px 0 }
.entry.visitor + .agent, .entry.agent + .visitor { margin-top: 6px }
.writing { margin-top: 8px; width: fit-content; white-space: pre-wrap }
.bubble { padding: 9px 14px; border-radius: var(--radius); background: var(--soft); white-space: pre-wrap;
  width: fit-content; max-width: 100% }
.agent .bubble { border-end-start-radius: 4px }
.visitor .bubble { background: var(--accent); color: var(--on-accent); border-end-end-radius: 4px }
.markdown { white-space: normal }
.markdown > * + * { margin-top: 8px }
.markdown ul, .markdown ol { padding-inline-start: 20px }
.markdown strong, .card strong, h3 { font-weight: 650 }
.markdown em { font-style: italic }
.markdown code { font: 13px/1.4 ui-monospace, monospace; background: color-mix(in srgb, var(--text) 8%, transparent);
  padding: 1px 4px; border-radius: 4px }
.markdown pre { overflow-x: auto; padding: 8px 10px; border-radius: 8px;
  background: color-mix(in srgb, var(--text) 8%, transparent) }
.markdown pre code { background: none; padding: 0 }
.markdown blockquote { border-inline-start: 3px solid var(--line); padding-inline-start: 10px; color: var(--muted) }
a { color: inherit; text-decoration: underline; text-underline-offset: 2px }
.media img, .media video { display: block; width: 100%; max-height: 300px; object-fit: cover;
  border-radius: var(--radius); background: var(--soft) }
.media[data-kind=audio] { width: 290px; max-width: 100% }
.media audio { width: 100% }
.media figcaption { font-size: 13px; color: var(--muted); padding: 5px 4px 0 }
.media .file { display: inline-flex; gap: 10px; align-items: center; padding: 11px 15px;
  border: 1px solid var(--line); border-radius: var(--radius); text-decoration: none; text-align: start;
  font-weight: 550 }
.media .file:hover { background: var(--soft) }
.card { border: 1px solid var(--line); border-radius: var(--radius); overflow: hidden; width: 290px; max-width: 100% }
.card img { display: block; width: 100%; height: 150px; object-fit: cover; background: var(--soft) }
.card-body { padding: 12px 14px 14px; display: flex; flex-direction: column; gap: 2px }
.card-body p { margin-top: 5px; white-space: pre-wrap }
.actions { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 10px }
.actions a { border: 1px solid var(--line); border-radius: 9px; padding: 6px 12px; text-decoration: none;
  font-weight: 550; font-size: 14px }
.actions a:hover { background: var(--soft) }
.indicator { min-height: 30px; padding: 10px 4px 0; display: flex; align-items: center; gap: 9px; color: var(--muted);
  font-size: 13px }
.indicator:empty { min-height: 8px; padding: 0 }
.indicator i { display: flex; gap: 4px }
.indicator i::before, .indicator i::after, .indicator b { content: ""; width: 6px; height: 6px; border-radius: 50%;
  background: var(--muted); animation: pulse 1.1s infinite }
.indicator b { animation-delay: .15s }
.indicator i::after { animation-delay: .3s }
@keyframes pulse { 50% { opacity: .25 } }
.problem { margin: 4px 16px 10px; padding: 10px 14px; border-radius: 12px; background: var(--error-bg);
  color: var(--error); font-size: 14px; display: flex; flex-wrap: wrap; gap: 6px 12px; align-items: center;
  justify-content: space-between }
.problem details { flex-basis: 100%; font-size: 13px; overflow-wrap: anywhere }
.quiet { text-decoration: underline; text-underline-offset: 2px; font-weight: 600; padding: 3px 2px }

.dock { padding: 10px 16px max(16px, env(safe-area-inset-bottom)); max-height: 62%; overflow-y: auto;
  border-top: 1px solid var(--line); transition: opacity .15s }
.dock.empty { padding: 0; border: 0 }
.dock[inert] { opacity: .5 }
.menu { display: flex; flex-direction: column; gap: 10px }
.menu.fresh { border: 0; max-height: 80% }
.cards { display: grid; gap: 8px }
.intent { display: flex; align-items: center; gap: 12px; width: 100%; text-align: start;
  border: 1px solid var(--line); border-radius: var(--radius); padding: 8px 10px; background: var(--bg) }
.intent:hover { background: var(--soft) }
.mark { font-size: 19px; line-height: 1; display: grid; place-items: center }
.intent .mark { width: 38px; height: 38px; border-radius: 11px;
  background: color-mix(in srgb, var(--mark, var(--accent)) 16%, var(--bg)); flex: none }
.mark img { width: 20px; height: 20px }
.intent .label { font-weight: 600; display: flex; flex-direction: column; line-height: 1.35 }
.intent .muted { font-weight: 400 }
.asking { display: flex; flex-direction: column; max-height: 62%; min-height: 0 }
.asking.fresh { max-height: 74% }
.asking > .dock { max-height: none; min-height: 0 }
.asking > .menu { padding-bottom: 10px }
.asking > .composer { flex: none; padding: 0 16px max(16px, env(safe-area-inset-bottom)) }
.asking > .menu + .composer { padding-top: 4px }
.asking[inert] > .composer { opacity: .5 }
.composer { display: flex; gap: 8px; align-items: center }
.composer input { flex: 1; min-width: 0 }
.chips, .choices { display: flex; flex-wrap: wrap; gap: 8px }
.chip, .choice { display: inline-flex; gap: 7px; align-items: center; border: 1px solid var(--line);
  border-radius: 21px; padding: 7px 14px; background: var(--bg); font-size: 14px; text-align: start }
.chip .mark { font-size: 15px }
.chip .mark:empty { display: none }
.chip:hover:enabled { background: var(--soft) }
.choice { border-color: var(--ring); font-weight: 600; padding: 9px 17px }
.choice:hover { background: var(--accent); color: var(--on-accent) }
.choice.pictured { flex-direction: column; align-items: stretch; flex: 1 1 130px; max-width: 220px; gap: 8px;
  border-radius: var(--radius); padding: 8px 12px 10px }
.choice.pictured img { width: 100%; aspect-ratio: 4 / 3; object-fit: cover; border-radius: 8px }
.choice .label { display: flex; flex-direction: column; gap: 2px }
.choice .muted { font-weight: 400 }
.choice:hover .muted { color: inherit }
.choice:not(.pictured) { align-self: center }
.question { display: flex; flex-direction: column; gap: 12px }
.question.single { flex-direction: row; align-items: flex-end; flex-wrap: wrap }
.question.single .fields { flex: 1 1 150px }
.question.single .summary { order: 3; flex-basis: 100% }
.summary:empty, .error:empty { display: none }
h3 { font-size: 16px }
.fields { display: flex; flex-direction: column; gap: 13px }
.field > label:not(.option), legend { display: block; font-size: 14px; font-weight: 600; margin-bottom: 5px }
.optional { font-weight: 400; color: var(--muted) }
input:not([type=checkbox], [type=radio]), select, textarea { display: block; width: 100%; min-height: 42px;
  padding: 8px 12px; border: 1px solid color-mix(in srgb, var(--text) 48%, var(--bg)); background: var(--bg);
  color: var(--text); font-size: 16px }
input[type=file] { padding: 7px; font-size: 14px }
textarea { resize: vertical; line-height: 1.4 }
::placeholder { color: var(--muted); opacity: 1 }
[aria-invalid=true]:not([type=checkbox], [type=radio]) { border-color: var(--error);
  box-shadow: 0 0 0 1px var(--error) }
.options { display: grid; gap: 2px }
.option { display: flex; gap: 10px; align-items: flex-start; padding: 5px 0; cursor: pointer }
fieldset, .option span { min-width: 0 }
.option input { width: 19px; height: 19px; margin: 2px 0 0; accent-color: var(--accent); flex: none }
.stars { display: flex; gap: 2px }
.attach { position: relative; display: inline-flex; gap: 6px; align-items: center; border-radius: 8px; cursor: pointer }
.attach svg, .attached svg { width: 17px; height: 17px }
.attach input { position: absolute; inset: 0; min-height: 0; opacity: 0; cursor: pointer }
.attach:has(:focus-visible) { outline: 3px solid var(--ring); outline-offset: 1px }
.attached li { display: flex; gap: 8px; align-items: center; font-size: 14px }
summary { cursor: pointer }
details .composer { margin-top: 6px }
.sent-files { display: grid; gap: 6px; margin-top: 6px; justify-items: start; list-style: none }
.visitor .sent-files { justify-items: end }
.star { position: relative; font-size: 30px; line-height: 1; color: color-mix(in srgb, var(--text) 30%, var(--bg));
  cursor: pointer; padding: 3px; border-radius: 8px }
.star.lit { color: #c27c0e }
:host([data-scheme=dark]) .star.lit { color: #f2b94b }
.star input { position: absolute; inset: 0; opacity: 0; cursor: pointer }
.star:has(:focus-visible) { outline: 3px solid var(--ring); outline-offset: 1px }
.help { font-size: 13px; color: var(--muted); margin-top: 4px }
.error { font-size: 13px; color: var(--error); margin-top: 4px; font-weight: 550 }
.send { align-self: flex-start; min-height: 42px; padding: 8px 18px; border-radius: 11px; background: var(--accent);
  color: var(--on-accent); font-weight: 650; display: inline-flex; align-items: center; gap: 8px }
.send svg { width: 17px; height: 17px }
[dir=rtl] .send svg { transform: scaleX(-1) }
.send:hover { filter: brightness(1.08) }
.question.single .send { align-self: flex-end }
.skip { align-self: center; font-size: 14px; min-height: 42px }

/* --top and --height: the part of the window that a keyboard on the screen leaves. */
@media ${SMALL_WINDOW} {
  :host(:not([inline])) .panel { inset: var(--top, 0) 0 auto; width: 100%; max-width: none;
    height: var(--height, 100dvh); border-radius: 0 }
}
@media (max-height: 480px) {
  header { min-height: 50px; padding-block: 4px }
  header p { display: none }
  .dock { max-height: 75% }
}
@media (prefers-reduced-motion: reduce) { *, *::before, *::after { animation: none !important;
  transition: none !important } }
@media (forced-colors: active) { .panel, .bubble, .send, .launcher { border: 1px solid }
  header { border-bottom: 1px solid } }
@media print { :host(:not([inline])) { display: none } }
`
