import { JOINER } from './guard-keys.ts'
import type { PrepareStep } from './prepare-step.ts'
import { textOf, without } from './prepare-step.ts'

/** A publisher that is also the author is named once. */
export const publisherAsAuthor: PrepareStep = {
  name: 'publisher-as-author',
  styles: ['apa'],
  why: 'APA Publication Manual, 7th ed., 9.29 and 10.2, example 32: the publisher is left out when it is the author; printed twice',
  apply(item) {
    const publisher = textOf(item, 'publisher')
    const authors = Array.isArray(item.author) ? item.author : []
    return publisher && authors.length === 1 && authors[0]?.literal === publisher
      ? without(item, 'publisher')
      : item
  },
}

/** Short DOIs as doi.org gives them for print. */
export const shortDoi: PrepareStep = {
  name: 'short-doi',
  styles: 'all',
  why: 'APA Publication Manual, 7th ed., 9.36 and 10.1, example 4: https://doi.org/fg6rf9; printed with the 10/ of the handle',
  apply(item) {
    const doi = textOf(item, 'DOI')
    return doi && /^10\/[a-z0-9]{3,8}$/iu.test(doi) ? { ...item, DOI: doi.slice('10/'.length) } : item
  },
}

/** A work in another language, with what its title means. */
export const translatedTitle: PrepareStep = {
  name: 'translated-title',
  styles: ['apa'],
  why: 'APA Publication Manual, 7th ed., 9.38, examples 9, 27, 41 and 85: Au revoir les enfants [Goodbye children]; printed as a republished work',
  apply(item) {
    const [title, original] = [textOf(item, 'title'), textOf(item, 'original-title')]
    if (!title || !original) return item
    if (original === title) return without(item, 'original-title')
    if (item.translator || item['original-date']) return item
    return { ...without(item, 'original-title', 'title-short'), title: `${original} [${title}]` }
  },
}

/** A special issue stands in its journal. */
export const specialIssue: PrepareStep = {
  name: 'special-issue',
  styles: ['apa'],
  why: 'APA Publication Manual, 7th ed., 10.1, example 12: The science of teamwork [Special issue]. American Psychologist; its own title was lost',
  apply(item) {
    const [journal, title] = [textOf(item, 'title'), textOf(item, 'volume-title')]
    if (item.type !== 'periodical' || !journal || !title) return item
    return { ...without(item, 'volume-title'), type: 'article-journal', title, 'container-title': journal }
  },
}

/** A bare number that begins with letters is an identifier, which takes no "No.". */
const CODE = /^([A-Z])([A-Z]+\d{3,}.*)$/u

/** What a work is stands in brackets after its number, and is no part of the number. */
export const bracketedGenre: PrepareStep = {
  name: 'bracketed-genre',
  styles: ['apa'],
  why: 'APA Publication Manual, 7th ed., examples 74, 75, 83, 87 and 94: (No. 443) [Audio podcast episode]; printed as (Audio Podcast Episode No. 443)',
  apply(item) {
    const [number, genre, medium] = [textOf(item, 'number'), textOf(item, 'genre'), textOf(item, 'medium')]
    if (!/^(?:article|broadcast|dataset|software|song|motion_picture)$/u.test(item.type) || !number)
      return item
    const [, first, rest] = CODE.exec(number) ?? []
    const shown = first && rest ? { number: first + JOINER + rest } : {}
    if (genre)
      return {
        ...without(item, 'genre'),
        ...shown,
        medium: [genre.replace(/^data set$/iu, 'Data set'), medium].filter(Boolean).join('; '),
      }
    const episode = item.type === 'broadcast' && /\bepisode\b/iu.test(number) && !medium
    return { ...item, ...shown, ...(episode ? { medium: 'TV series episode' } : {}) }
  },
}

/** Who puts a video online is not called its director. */
export const onlineVideo: PrepareStep = {
  name: 'online-video',
  styles: ['apa'],
  why: 'APA Publication Manual, 7th ed., 10.12, examples 88 to 90: Giertz, S. (2018, April). … [Video]; printed as Giertz, S. (Director)',
  apply(item) {
    const online = item.type === 'motion_picture' && (item.URL ?? item.DOI) !== undefined
    if (!online || item.author || !/^(?:video|webinar)/iu.test(textOf(item, 'genre') ?? '')) return item
    return { ...without(item, 'director'), author: item.director }
  },
}

/** Who plays a recording, told in the genre. */
export const recordedBy: PrepareStep = {
  name: 'recorded-by',
  styles: ['apa'],
  why: 'APA Publication Manual, 7th ed., 10.13, example 91: [Album recorded by Academy of St Martin in the Fields]; printed with recorded by twice',
  apply(item) {
    const [, genre, player] = /^(.+?) recorded by (.+)$/iu.exec(textOf(item, 'genre') ?? '') ?? []
    if (item.type !== 'song' || !genre || !player || item.performer || item.author) return item
    return { ...item, genre, performer: [{ literal: player }] }
  },
}
