import { useTranslation } from 'react-i18next'
import { Choice } from '../../kit/choice.tsx'
import { SelectField, TextArea, TextField } from '../../kit/field.tsx'
import styles from './cite.module.css'
import {
  type FieldValues,
  nameOf,
  SOURCE_TYPE_NAMES,
  SOURCE_TYPES,
  type Source,
  type SourceField,
  sourceOf,
} from './source-fields.ts'

/** A source as it is being entered, in one of two ways. */
export interface SourceDraft {
  readonly by: 'identifier' | 'fields'
  readonly identifier: string
  readonly fields: FieldValues
}

export const EMPTY_SOURCE: SourceDraft = {
  by: 'identifier',
  identifier: '',
  fields: { type: 'book', values: {} },
}

/** The source to send; undefined while there is nothing to cite. */
export function enteredSource({ by, identifier, fields }: SourceDraft): Source | undefined {
  if (by === 'identifier') return identifier.trim() === '' ? undefined : identifier.trim()
  const source = sourceOf(fields)
  return nameOf(source) === '' ? undefined : source
}

/** Fields that read better over the whole width. */
const WIDE: ReadonlySet<SourceField> = new Set(['title', 'authors', 'book_title', 'journal', 'url'])

function ManualFields({
  fields,
  onChange,
}: {
  fields: FieldValues
  onChange: (fields: FieldValues) => void
}) {
  const { t } = useTranslation('playground')
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <SelectField
          label={t('cite.type')}
          value={fields.type}
          onChange={(event) => {
            const type = SOURCE_TYPE_NAMES.find((one) => one === event.target.value)
            if (type) onChange({ ...fields, type })
          }}
        >
          {SOURCE_TYPE_NAMES.map((type) => (
            <option key={type} value={type}>
              {t(`cite.types.${type}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {SOURCE_TYPES[fields.type].map((field) => (
        <div key={field} className={WIDE.has(field) ? styles.wide : undefined}>
          <TextField
            label={t(`cite.field.${field}`)}
            hint={field === 'authors' ? t('cite.authorsHelp') : undefined}
            value={fields.values[field] ?? ''}
            name={field}
            onChange={(event) =>
              onChange({ ...fields, values: { ...fields.values, [field]: event.target.value } })
            }
          />
        </div>
      ))}
    </div>
  )
}

export interface SourceEditorProps {
  readonly draft: SourceDraft
  readonly onChange: (draft: SourceDraft) => void
  readonly error: string | undefined
  readonly hint?: string
}

/** Enters a source: what identifies it, or its fields by hand. */
export function SourceEditor({ draft, onChange, error, hint }: SourceEditorProps) {
  const { t } = useTranslation('playground')
  const options = [
    { value: 'identifier' as const, label: t('cite.byIdentifier') },
    { value: 'fields' as const, label: t('cite.byFields') },
  ]
  return (
    <div className={styles.editor}>
      <Choice
        label={t('cite.source')}
        labelHidden
        value={draft.by}
        options={options}
        onChange={(by) => onChange({ ...draft, by })}
      />
      {draft.by === 'identifier' ? (
        <TextArea
          label={t('cite.identifier')}
          placeholder={t('cite.identifierPlaceholder')}
          hint={hint}
          error={error}
          rows={3}
          spellCheck={false}
          value={draft.identifier}
          onChange={(event) => onChange({ ...draft, identifier: event.target.value })}
        />
      ) : (
        <>
          <ManualFields fields={draft.fields} onChange={(fields) => onChange({ ...draft, fields })} />
          {error ? <p className={styles.error}>{error}</p> : null}
        </>
      )}
    </div>
  )
}
