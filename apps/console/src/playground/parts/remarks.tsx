import { Notice } from '../../kit/notice.tsx'
import type { Told } from '../said/told.ts'
import { useSaid } from '../said/use-said.ts'
import styles from './remarks.module.css'

/** Remarks of the service on a result, in the language of the page where it knows them. */
export function Remarks({ title, remarks }: { title: string; remarks: readonly Told[] }) {
  const said = useSaid()
  if (remarks.length === 0) return null
  return (
    <Notice tone="info" title={title}>
      <ul className={styles.list}>
        {remarks.map((remark) => (
          <li key={remark.sentence}>{said.warning(remark)}</li>
        ))}
      </ul>
    </Notice>
  )
}
