import type { TitleCase, Warning } from '@redraft/contracts'
import type { CslItem } from '../../item.ts'
import type { StyleId } from '../../styles/style-table.ts'
import {
  bracketedGenre,
  onlineVideo,
  publisherAsAuthor,
  recordedBy,
  shortDoi,
  specialIssue,
  translatedTitle,
} from './apa.ts'
import { bluebookDoi, bluebookEdition, bluebookPeriodical, bluebookThesis } from './bluebook.ts'
import { newspaperArticle } from './chicago.ts'
import { doiUrl } from './doi-url.ts'
import { chineseVolume } from './gb-t-volume.ts'
import { guardKeys } from './guard-keys.ts'
import { ieeeConference, ieeePatent } from './ieee.ts'
import { journalAbbreviation, lawJournal } from './journal-abbreviation.ts'
import { keepCase } from './keep-case.ts'
import { actYear, oscolaCases, supremeCourt } from './legal.ts'
import { mlaPublisher, mlaThesis } from './mla.ts'
import { chineseFullNames, gbtLanguage, suffixComma } from './names.ts'
import type { PrepareStep } from './prepare-step.ts'
import { ieeePreprint } from './preprint.ts'
import { titleCase as titleCaseStep } from './title-case.ts'
import { oscolaUrl, wholeUrl } from './url-scheme.ts'
import { letteredPages, vancouverPatent } from './vancouver.ts'

/** In the order they are applied: what decides the type of an item goes before what asks for it. */
export const PREPARE_STEPS: readonly PrepareStep[] = [
  doiUrl,
  wholeUrl,
  oscolaUrl,
  shortDoi,
  publisherAsAuthor,
  specialIssue,
  translatedTitle,
  bracketedGenre,
  onlineVideo,
  recordedBy,
  mlaPublisher,
  mlaThesis,
  newspaperArticle,
  titleCaseStep,
  keepCase,
  supremeCourt,
  oscolaCases,
  actYear,
  bluebookPeriodical,
  bluebookEdition,
  bluebookThesis,
  bluebookDoi,
  lawJournal,
  journalAbbreviation,
  ieeeConference,
  ieeePatent,
  ieeePreprint,
  letteredPages,
  vancouverPatent,
  chineseVolume,
  gbtLanguage,
  suffixComma,
  chineseFullNames,
]

/** The item as a style needs it, by the steps that are for it, and their warnings. */
export function prepareItem(
  item: CslItem,
  style: StyleId,
  titleCase: TitleCase = 'as-given',
): { readonly item: CslItem; readonly warnings: readonly Warning[] } {
  const warnings: Warning[] = []
  const context = { style, titleCase, warn: (warning: Warning) => warnings.push(warning) }
  const prepared = PREPARE_STEPS.filter(({ styles }) => styles === 'all' || styles.includes(style)).reduce(
    (current, step) => step.apply(current, context),
    item,
  )
  return { item: guardKeys(prepared), warnings }
}
