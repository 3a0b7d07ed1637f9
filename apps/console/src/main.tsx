import './theme/tokens.css'
import './theme/base.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { startI18n } from './i18n/start-i18n.ts'
import { applyTheme } from './theme/theme.ts'

applyTheme()
const root = document.getElementById('root')
if (root) startI18n().then(() => createRoot(root).render(<App />))
