import { FileUp } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { measureText } from '../counters/measure-text.ts'
import { FileProblem, type FileProblemCode } from '../files/file-problem.ts'
import { ACCEPTED_FILES, MAX_FILE_BYTES, type ReadFile, readFile } from '../files/read-file.ts'
import styles from './file-drop.module.css'

const SIZE = MAX_FILE_BYTES / 1_048_576

type State =
  | { readonly at: 'ready' }
  | { readonly at: 'reading'; readonly name: string }
  | { readonly at: 'failed'; readonly code: FileProblemCode }

export interface FileDropProps {
  readonly file: ReadFile | undefined
  readonly onRead: (file: ReadFile) => void
}

/** Reads files as they come, and knows how it went. */
function useFileReading(onRead: (file: ReadFile) => void) {
  const [state, setState] = useState<State>({ at: 'ready' })
  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    setState({ at: 'reading', name: chosen.name })
    try {
      onRead(await readFile(chosen))
      setState({ at: 'ready' })
    } catch (error) {
      setState({ at: 'failed', code: error instanceof FileProblem ? error.code : 'damaged' })
    }
  }
  return { state, take }
}

function ReadingState({ state, file }: { state: State; file: ReadFile | undefined }) {
  const { t } = useTranslation('playground')
  if (state.at === 'reading') return t('detect.reading', { name: state.name })
  if (state.at === 'failed') return t(`detect.file.${state.code}`, { size: SIZE })
  if (!file) return null
  const words = t('count.words', { count: measureText(file.text).words })
  return t('detect.read', { name: file.name, words })
}

/** Takes a dropped or chosen file and reads it here. */
export function FileDrop({ file, onRead }: FileDropProps) {
  const { t } = useTranslation('playground')
  const id = useId()
  const { state, take } = useFileReading(onRead)
  const [isOver, setIsOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void take(event.dataTransfer.files[0])
  }
  const onDragOver = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the file button beside it is the first
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={onDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <FileUp size={22} aria-hidden="true" className={styles.icon} />
      <div className={styles.text}>
        <p>
          {t('detect.drop')}{' '}
          <label htmlFor={id} className={styles.choose}>
            {t('detect.choose')}
          </label>
          <input
            id={id}
            type="file"
            accept={ACCEPTED_FILES}
            className={`visually-hidden ${styles.file}`}
            aria-describedby={`${id}-help`}
            onChange={(event) => {
              void take(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </p>
        <p id={`${id}-help`} className={styles.help}>
          {t('detect.fileHelp', { size: SIZE })}
        </p>
        <p className={styles.state} role="status" data-failed={state.at === 'failed' || undefined}>
          <ReadingState state={state} file={file} />
        </p>
      </div>
    </div>
  )
}
