import styles from './icon.module.css'

const PATHS: Record<string, string> = {
  parley: 'M6 5h12a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-6l-5 4v-4H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z',
  flows: 'M4 6h6v4H4zM14 14h6v4h-6zM10 8h3a2 2 0 0 1 2 2v4',
  executions: 'M7 5l11 7-11 7z',
  overview: 'M4 19V5M4 19h16M8 16v-4M12 16V8M16 16v-6',
  conversations: 'M4 5h12v9H9l-4 3v-3H4zM18 9h2v8h-1v3l-4-3h-5',
  inbox: 'M4 13l3-8h10l3 8v6H4zM4 13h5l1 2h4l1-2h5',
  start: 'M6 4l13 8-13 8z',
  message: 'M4 5h16v11H10l-5 4v-4H4z',
  media: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4',
  card: 'M4 5h16v14H4zM4 11h16M8 15h5',
  buttons: 'M4 5h16v5H4zM4 14h16v5H4zM8 7.5h8M8 16.5h5',
  input: 'M3 8h18v8H3zM7 10.5v3',
  form: 'M6 4h12v16H6zM9 9h6M9 13h6M9 17h3',
  upload: 'M12 16V5M8 9l4-4 4 4M4 16v4h16v-4',
  variable: 'M8 5c-3 4-3 10 0 14M16 5c3 4 3 10 0 14M10 9l4 6M14 9l-4 6',
  condition: 'M12 3l8 9-8 9-8-9z',
  split: 'M4 12h5l6-6h5M9 12l6 6h5',
  wait: 'M12 4a8 8 0 1 0 .01 0M12 8v4l3 2',
  http: 'M12 4a8 8 0 1 0 .01 0M4 12h16M12 4c-5 5-5 11 0 16M12 4c5 5 5 11 0 16',
  call: 'M4 8h10v8H4zM14 12h6M17 9l3 3-3 3M7 8V5M11 8V5',
  agent: 'M12 3l2 6 6 3-6 3-2 6-2-6-6-3 6-3z',
  subflow: 'M4 4h9v9H4zM13 17h7v-7M11 15v5h9',
  goto: 'M5 19V9h12M13 5l4 4-4 4',
  goal: 'M6 21V4h12l-3 4 3 4H6',
  emit: 'M12 11a1 1 0 1 0 .01 0M8 8a6 6 0 0 0 0 8M16 8a6 6 0 0 1 0 8M5 5a10 10 0 0 0 0 14M19 5a10 10 0 0 1 0 14',
  handoff: 'M12 4a4 4 0 1 0 .01 0M5 20c0-4 3-6 7-6s7 2 7 6',
  end: 'M7 7h10v10H7z',
  unknown: 'M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 18v.5',
  plus: 'M12 5v14M5 12h14',
  undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  search: 'M11 5a6 6 0 1 0 .01 0M15.5 15.5L20 20',
  menu: 'M4 7h16M4 12h16M4 17h16',
  out: 'M10 5H5v14h5M14 8l4 4-4 4M18 12H9',
  check: 'M5 12l5 5 9-10',
  failed: 'M12 4a8 8 0 1 0 .01 0M9 9l6 6M15 9l-6 6',
  event: 'M13 3L5 14h6l-1 7 8-11h-6z',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  phone: 'M6 4h4l1 5-2 1c1 2 3 4 5 5l1-2 5 1v4c-8 1-15-6-14-14z',
  number: 'M9 4L7 20M17 4l-2 16M4 9h16M4 15h16',
  date: 'M5 6h14v14H5zM5 10h14M9 4v4M15 4v4',
  select: 'M4 7h16v10H4zM9 11l3 3 3-3',
  radio: 'M12 4a8 8 0 1 0 .01 0M12 9a3 3 0 1 0 .01 0',
  checkbox: 'M5 5h14v14H5zM8 12l3 3 5-6',
  star: 'M12 4l2.5 5.5 6 .6-4.5 4 1.3 5.9L12 17l-5.3 3 1.3-5.9-4.5-4 6-.6z',
  keys: 'M8 12a4 4 0 1 0 .01 0M12 14l8-8M17 9l2 2M14 12l2 2',
  token: 'M4 7h16v10H4zM8 11.5v1M12 11.5v1M16 11.5v1',
  widget: 'M4 4h16v16H4zM4 9h16M14 13h3v4h-3z',
  settings: 'M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h11M19 17h1M17 15v4',
  workspace: 'M4 20V9l8-5 8 5v11zM10 20v-6h4v6',
  warning: 'M12 4l9 16H3zM12 10v4M12 17v.5',
  add: 'M12 5v14M5 12h14',
  up: 'M12 19V6M6 12l6-6 6 6',
  down: 'M12 5v13M6 12l6 6 6-6',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  close: 'M6 6l12 12M18 6L6 18',
  follow: 'M9 7h8v8M17 7L7 17',
  outline: 'M4 6h3M10 6h10M7 12h3M13 12h7M7 18h3M13 18h7',
}

/** A line drawing of 24 by 24; a name that is not known is drawn as a question mark. Decorative: texts say it too. */
export function Icon({ name, size = 16 }: { name: string; size?: number }) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name] ?? PATHS['unknown']} />
    </svg>
  )
}

/** On a tile in the colour of its group. */
export function IconTile(props: { name: string; size?: number }) {
  return (
    <span className={styles.tile}>
      <Icon {...props} />
    </span>
  )
}
