import type { TransformEndpoint } from '@redraft/contracts'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../../api/session.ts'
import { Choice } from '../../kit/choice.tsx'
import { Field, SelectField } from '../../kit/field.tsx'
import { useDraft } from '../draft/draft.ts'
import { LanguageField } from '../parts/language-field.tsx'
import { TermsField } from '../parts/terms-field.tsx'
import {
  ENGINE_CHOICES,
  HUMANIZE_MODES,
  type TransformOptions as Options,
  PARAPHRASE_MODES,
  REWRITE_TONES,
} from './transform-body.ts'
import styles from './transform-tool.module.css'

interface OwnProps {
  readonly options: Options
  readonly onChange: (options: Options) => void
}

function HumanizeOptions({ options, onChange }: OwnProps) {
  const { t } = useTranslation('playground')
  return (
    <SelectField
      label={t('mode')}
      hint={t(`modeHelp.${options.humanizeMode}`)}
      value={options.humanizeMode}
      onChange={(event) => {
        const mode = HUMANIZE_MODES.find((one) => one === event.target.value)
        if (mode) onChange({ ...options, humanizeMode: mode })
      }}
    >
      {HUMANIZE_MODES.map((mode) => (
        <option key={mode} value={mode}>
          {t(`modes.${mode}`)}
        </option>
      ))}
    </SelectField>
  )
}

function ParaphraseOptions({ options, onChange }: OwnProps) {
  const { t } = useTranslation('playground')
  return (
    <>
      <SelectField
        label={t('mode')}
        hint={t(`modeHelp.${options.paraphraseMode}`)}
        value={options.paraphraseMode}
        onChange={(event) => {
          const mode = PARAPHRASE_MODES.find((one) => one === event.target.value)
          if (mode) onChange({ ...options, paraphraseMode: mode })
        }}
      >
        {PARAPHRASE_MODES.map((mode) => (
          <option key={mode} value={mode}>
            {t(`modes.${mode}`)}
          </option>
        ))}
      </SelectField>
      <Field label={t('synonyms')} hint={t('synonymsHelp')}>
        {({ className: _, ...control }) => (
          <span className={styles.range}>
            <input
              {...control}
              type="range"
              min={0}
              max={10}
              step={1}
              value={options.synonymsLevel}
              onChange={(event) => onChange({ ...options, synonymsLevel: Number(event.target.value) })}
            />
            <output>{options.synonymsLevel}</output>
          </span>
        )}
      </Field>
    </>
  )
}

function RewriteOptions({ options, onChange }: OwnProps) {
  const { t } = useTranslation('playground')
  return (
    <Choice
      label={t('tone')}
      value={options.tone}
      options={REWRITE_TONES.map((value) => ({ value, label: t(`tones.${value}`) }))}
      onChange={(tone) => onChange({ ...options, tone })}
    />
  )
}

/** Local or language model, where there is a choice. */
function EngineOption({ options, onChange }: OwnProps) {
  const { t } = useTranslation('playground')
  if (!useSettings().data?.llm) return null
  return (
    <SelectField
      label={t('engine')}
      hint={t(`engineHelp.${options.engine}`)}
      value={options.engine}
      onChange={(event) => {
        const engine = ENGINE_CHOICES.find((one) => one === event.target.value)
        if (engine) onChange({ ...options, engine })
      }}
    >
      {ENGINE_CHOICES.map((choice) => (
        <option key={choice} value={choice}>
          {t(`engines.${choice}`)}
        </option>
      ))}
    </SelectField>
  )
}

const OWN = { humanize: HumanizeOptions, paraphrase: ParaphraseOptions, rewrite: RewriteOptions }

/** What a transform can be told: its own options, the language, protected terms. */
export function TransformOptions({ endpoint, ...own }: OwnProps & { endpoint: TransformEndpoint }) {
  const { t } = useTranslation('playground')
  const { draft, change } = useDraft()
  const Own = OWN[endpoint]
  return (
    <fieldset className={styles.options}>
      <legend className="visually-hidden">{t('options')}</legend>
      <Own {...own} />
      <EngineOption {...own} />
      <LanguageField value={draft.language} onChange={(language) => change({ language })} />
      <TermsField terms={draft.terms} onChange={(terms) => change({ terms })} />
    </fieldset>
  )
}
