import { Notice } from '../../kit/notice.tsx'
import type { ToldPlace } from '../said/told.ts'
import { useSaid } from '../said/use-said.ts'
import styles from './remarks.module.css'

/** Places of a result that look wrong without a sure remedy: the words, and what to look at. */
export function Places({ title, places }: { title: string; places: readonly ToldPlace[] }) {
  const said = useSaid()
  if (places.length === 0) return null
  return (
    <Notice tone="info" title={title}>
      <ul className={styles.list}>
        {places.map((place) => (
          <li key={place.start} data-note={place.code}>
            <mark>{place.words}</mark> {said.note(place)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
