import controls from './controls/controls.module.css'
import layout from './layout.module.css'
import list from './list.module.css'
import text from './text.module.css'

/** Classes of no single component: the frames of pages, lists, texts and forms. */
export const css = { ...layout, ...list, ...text, ...controls }
