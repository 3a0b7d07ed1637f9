import type { SignalTexts } from './signal-texts.ts'

/** The stylometric values of Chinese that are shown to people, by id. */
export const CHINESE_SIGNALS = {
  sentence_length_uniformity: {
    label: 'Variation of sentence length',
    meaning:
      'Standard deviation of the sentence lengths divided by their mean: people mix short and long sentences more than chat models do',
  },
  sentence_length: { label: 'Mean sentence length', meaning: 'Characters in an average sentence' },
  sentence_length_step: {
    label: 'Change from sentence to sentence',
    meaning: 'Mean difference in length between neighbouring sentences, relative to the mean length',
  },
  clause_length: { label: 'Mean clause length', meaning: 'Characters between one mark and the next' },
  clause_length_uniformity: {
    label: 'Variation of clause length',
    meaning: 'How much the stretches between commas and stops vary in length',
  },
  vocabulary_richness: {
    label: 'Variety of characters',
    meaning: 'Share of different characters in a stretch of 50',
  },
  once_only_words: {
    label: 'Characters used once',
    meaning: 'Share of characters that occur once in a stretch of 100',
  },
  repeated_pairs: {
    label: 'Repeated pairs',
    meaning: 'Share of character pairs that occurred before in a stretch of 100 characters',
  },
  stock_phrase: {
    label: 'Stock phrases',
    meaning: 'Set phrases that chat models overuse (such as 此外, 总之, 不仅), per 100 characters',
  },
  words_inflated: {
    label: 'Inflated vocabulary',
    meaning: 'Words such as 至关重要, 彰显, 提升 that chat models overuse, per 100 characters',
  },
  words_spoken: {
    label: 'Words of speech',
    meaning: 'Conversational words such as 其实, 感觉, 反正, per 100 characters',
  },
  words_connective: { label: 'Connectives', meaning: '首先, 因此, 同时 and the like, per 100 characters' },
  characters_de: { label: 'The particle 的', meaning: '的 per 100 characters' },
  characters_aspect: { label: 'Aspect particles', meaning: '了, 着 and 过 per 100 characters' },
  characters_particle: { label: 'Final particles', meaning: '吧, 呢, 啊 and the like, per 100 characters' },
  characters_conjunction: {
    label: 'Conjunctions',
    meaning: '和, 与, 而, 但 and the like, per 100 characters',
  },
  characters_adverb: { label: 'Adverbs', meaning: '也, 都, 就, 还 and the like, per 100 characters' },
  characters_firstPerson: { label: 'First person', meaning: '我, 咱 and 俺 per 100 characters' },
  four_character_clauses: {
    label: 'Clauses of four characters',
    meaning: 'Share of clauses that have exactly four characters',
  },
  equal_neighbour_clauses: {
    label: 'Parallel clauses',
    meaning: 'Share of clauses as long as the one before',
  },
  commas: { label: 'Commas', meaning: 'Commas per 100 characters' },
  enumeration_commas: { label: 'Enumeration commas', meaning: '、 per 100 characters' },
  exclamations: { label: 'Exclamation marks', meaning: 'Exclamation marks per 100 characters' },
  ellipses: { label: 'Ellipses', meaning: 'Ellipses per 100 characters' },
  numbers: { label: 'Numbers', meaning: 'Numbers in digits per 100 characters' },
  word_length: {
    label: 'Word length',
    meaning: 'Characters in an average word, cut by the 10,000 most frequent words of books',
  },
  one_character_words: {
    label: 'Words of one character',
    meaning: 'Share of words of one character, cut by the 10,000 most frequent words of books',
  },
  word_rarity_spread: {
    label: 'Mixture of common and rare words',
    meaning:
      'Standard deviation of word rarity (the logarithm of the rank in books): higher where plain and rare words mix',
  },
  characters_ratio: {
    label: 'Likelihood under two language models',
    meaning:
      'How much likelier the order of words and marks is after machine texts than after human ones, in nats (natural logarithms) per character',
  },
} satisfies Readonly<Record<string, SignalTexts>>
