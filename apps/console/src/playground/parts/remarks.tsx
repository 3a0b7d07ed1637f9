import { Notice } from '../../kit/notice.tsx'
import { useSaid } from '../said/use-said.ts'
import styles from './remarks.module.css'

/** Remarks of the service on a result, in the language of the page where it knows them. */
export function Remarks({ title, remarks }: { title: string; remarks: readonly string[] }) {
  const said = useSaid()
  if (remarks.length === 0) return null
  return (
    <Notice tone="info" title={title}>
      <ul className={styles.list}>
        {remarks.map((remark) => (
          <li key={remark}>{said(remark)}</li>
        ))}
      </ul>
    </Notice>
  )
}
