import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { BrowserRouter } from 'react-router'
import { createQueryClient } from '../api/query-client.ts'
import { ToastProvider } from '../kit/toast.tsx'
import { CrashBoundary } from './crash-boundary.tsx'
import { AppRoutes } from './routes.tsx'

/** The console: everything that all pages share. */
export function App() {
  const [client] = useState(createQueryClient)
  return (
    <CrashBoundary>
      <QueryClientProvider client={client}>
        <ToastProvider>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </ToastProvider>
      </QueryClientProvider>
    </CrashBoundary>
  )
}
