import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import styles from './toast.module.css'

interface Message {
  readonly id: number
  readonly text: string
  readonly tone: 'success' | 'danger'
}

type Notify = (text: string, tone?: Message['tone']) => void

const ToastContext = createContext<Notify>(() => {})

/** Shows a short message at the edge of the page and reads it out. */
export function useToast(): Notify {
  return useContext(ToastContext)
}

/** Holds the messages of the pages inside. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const [messages, setMessages] = useState<readonly Message[]>([])
  const notify = useCallback<Notify>((text, tone = 'success') => {
    setMessages((shown) => [...shown, { id: (shown.at(-1)?.id ?? 0) + 1, text, tone }])
  }, [])
  const remove = (id: number) => setMessages((shown) => shown.filter((message) => message.id !== id))
  return (
    <ToastContext value={notify}>
      <Toast.Provider label={t('toast.label')} swipeDirection="right">
        {children}
        {messages.map((message) => (
          <Toast.Root
            key={message.id}
            className={styles.toast}
            type={message.tone === 'danger' ? 'foreground' : 'background'}
            onOpenChange={(open) => open || remove(message.id)}
          >
            {message.tone === 'danger' ? (
              <CircleAlert size={18} className={styles.danger} aria-hidden="true" />
            ) : (
              <CircleCheck size={18} className={styles.success} aria-hidden="true" />
            )}
            <Toast.Description className={styles.text}>{message.text}</Toast.Description>
            <Toast.Close asChild>
              <Button variant="ghost" size="small" iconOnly aria-label={t('action.close')}>
                <X size={14} aria-hidden="true" />
              </Button>
            </Toast.Close>
          </Toast.Root>
        ))}
        <Toast.Viewport className={styles.viewport} label={t('toast.region')} />
      </Toast.Provider>
    </ToastContext>
  )
}
