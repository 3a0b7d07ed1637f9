import { useSyncExternalStore } from 'react'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const STORED_AS = 'redraft.theme'
const listeners = new Set<() => void>()

/** The chosen theme; `system` follows the device. */
export function readTheme(): Theme {
  const stored = localStorage.getItem(STORED_AS)
  return THEMES.find((theme) => theme === stored) ?? 'system'
}

/** Puts the theme on the page; called before the first paint and at every change. */
export function applyTheme(theme: Theme = readTheme()): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** Keeps the choice on this device. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem(STORED_AS, theme)
  applyTheme(theme)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The chosen theme, kept current. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme)
}
