import type { ReactNode } from 'react'

/** Paths of the icons named in schemas/meta/icons.json, on a 24 by 24 grid. */
const strokes: Readonly<Record<string, string>> = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l5 5',
  ship: 'M3 14h18l-2.2 5.2a1.5 1.5 0 0 1-1.4.8H6.6a1.5 1.5 0 0 1-1.4-.8L3 14ZM6 14V9h12v5M9 9V5h6v4',
  truck: 'M2 6h12v10H2zM14 10h4l4 3.5V16h-8M6.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  warehouse: 'M3 20V9l9-5 9 5v11M7 20v-8h10v8M7 16h10',
  yard: 'M3 20V10h8v10M13 20V5h8v15M2 20h20M6 10v10M17 5v15',
  train: 'M6 4h12v12H6zM6 10h12M8 20l2-4M16 20l-2-4M9 13h.01M15 13h.01',
  plane: 'M10.5 13.5 3 11l1-2 8 1 4.5-4.8a1.8 1.8 0 0 1 2.6 2.5L14.5 12.5l1.5 8-2 1-2.5-7-3.5 3.5V21l-1.5 1-1-3-3-1 1-1.5h3z',
  home: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z',
  order: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h4',
  orders: 'M8 3h11v15H8zM5 7v14h11M11 8h5M11 12h5',
  wallet: 'M4 7h15v12H4zM4 7l11-4v4M15 13h4',
  file: 'M6 3h8l4 4v14H6zM14 3v5h4',
  upload: 'M12 16V4M7 9l5-5 5 5M4 20h16',
  download: 'M12 4v12M7 11l5 5 5-5M4 20h16',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8v4l3 2',
  check: 'M5 12.5 10 17.5 19 7',
  close: 'M6 6l12 12M18 6 6 18',
  warning: 'M12 4 2.8 20h18.4zM12 10v4M12 17h.01',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5M12 8h.01',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 20c1-4 4-6 8-6s7 2 8 6',
  users:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 19c.8-3.3 3.2-5 6.5-5s5.7 1.7 6.5 5M16 5.5a3.3 3.3 0 0 1 0 6.3M18.5 14.5c1.7.8 2.7 2.3 3 4.5',
  company: 'M4 20V5h9v15M13 9h7v11M2 20h20M7 9h3M7 13h3M16 13h1M16 16h1',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  language: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3Z',
  mail: 'M3 6h18v13H3zM3 7l9 7 9-7',
  phone: 'M6 3h4l1.5 5L9 9.5a12 12 0 0 0 5.5 5.5L16 12.5l5 1.5v4c0 1.6-1.3 3-3 3C10.3 20.4 3.6 13.7 3 6c0-1.7 1.4-3 3-3Z',
  pin: 'M12 21c-4-5-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6-6 11ZM12 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  route: 'M6 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM18 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM8 6h8a4 4 0 0 1 0 8H8a2 2 0 0 0 0 4h8',
  container: 'M2 7h20v10H2zM6 10v4M10 10v4M14 10v4M18 10v4',
  box: 'M12 3 3.5 7.5v9L12 21l8.5-4.5v-9zM3.5 7.5 12 12l8.5-4.5M12 12v9',
  scale: 'M12 4v16M6 20h12M4 8h16M4 8l-2 6h4zM20 8l2 6h-4z',
  shield: 'M12 3 5 6v6c0 4 3 7 7 9 4-2 7-5 7-9V6zM9 12l2 2 4-4',
  edit: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13',
  filter: 'M3 5h18l-7 8v6l-4-2v-4z',
  columns: 'M4 5h16v14H4zM9.3 5v14M14.7 5v14',
  'chevron-right': 'M9 5l7 7-7 7',
  'chevron-down': 'M5 9l7 7 7-7',
  'arrow-right': 'M4 12h15M13 6l6 6-6 6',
  menu: 'M3 7h18M3 12h18M3 17h18',
  logout: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  login: 'M10 4h9v16h-9M3 12h11M10 8l4 4-4 4',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  desk: 'M3 9h18M5 9v11M19 9v11M13 9v6h6',
  history: 'M4 12a8 8 0 1 1 2.5 5.8M4 12V7M4 12h5M12 8v4l3 2',
  swap: 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4',
  chart: 'M4 20h16M7 16v-5M12 16V6M17 16v-8',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
}

export interface IconProps {
  readonly name: string
}

/** A decorative line drawing next to text. */
export function Icon({ name }: IconProps): ReactNode {
  return (
    <svg
      className="qs-icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={strokes[name] ?? strokes.info} />
    </svg>
  )
}
