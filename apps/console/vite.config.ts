import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where `npm run dev -w apps/console` finds the service. */
const SERVICE = process.env.CONSOLE_SERVICE_URL ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2022',
    // Which file needs which: the test of the first load reads it. The gateway does not serve dot folders.
    manifest: true,
    // The page may load nothing but files of its own origin, so small assets are not turned into data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The reader of PDF files, loaded when one is dropped.
    chunkSizeWarningLimit: 1_700,
  },
  server: {
    proxy: {
      '/console/api': SERVICE,
      '/api': SERVICE,
      '/docs': SERVICE,
    },
  },
})
