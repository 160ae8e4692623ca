// Written by `make generate` from contracts/widget-themes.yaml. Do not edit.

/** What each theme of the widget gives other settings, by their paths, where nothing else is set. */
export const widgetThemes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "automatic": {},
  "light": {
    "widget/appearance/background": "#ffffff",
    "widget/appearance/ink": "#1d231f"
  },
  "dark": {
    "widget/appearance/background": "#171b19",
    "widget/appearance/ink": "#e9eeea",
    "widget/appearance/accent": "#3fb68b"
  },
  "paper": {
    "widget/appearance/background": "#fbf6ea",
    "widget/appearance/ink": "#33291c",
    "widget/appearance/accent": "#9a3412",
    "widget/appearance/font": "Georgia, Cambria, serif"
  },
  "ocean": {
    "widget/appearance/background": "#f0f7fb",
    "widget/appearance/ink": "#0f2a3d",
    "widget/appearance/accent": "#0369a1"
  },
  "forest": {
    "widget/appearance/background": "#10201a",
    "widget/appearance/ink": "#e3efe8",
    "widget/appearance/accent": "#86d3a7"
  },
  "rose": {
    "widget/appearance/background": "#fff5f7",
    "widget/appearance/ink": "#3b1220",
    "widget/appearance/accent": "#be185d",
    "widget/appearance/font": "ui-rounded, \"Hiragino Maru Gothic ProN\", Quicksand, Comfortaa, system-ui, sans-serif"
  },
  "contrast": {
    "widget/appearance/background": "#000000",
    "widget/appearance/ink": "#ffffff",
    "widget/appearance/accent": "#ffd400"
  }
}
