import type { SignalTexts } from './signal-texts.ts'

/** The stylometric values of English that are shown to people, by id. */
export const ENGLISH_SIGNALS = {
  sentence_length_uniformity: {
    label: 'Variation of sentence length',
    meaning:
      'Standard deviation of the sentence lengths divided by their mean: people mix short and long sentences more than chat models do',
  },
  sentence_length: { label: 'Mean sentence length', meaning: 'Words in an average sentence' },
  sentence_length_step: {
    label: 'Change from sentence to sentence',
    meaning: 'Mean difference in length between neighbouring sentences, relative to the mean length',
  },
  clause_length_uniformity: {
    label: 'Variation of clause length',
    meaning: 'How much the stretches between commas and stops vary in length',
  },
  vocabulary_richness: {
    label: 'Variety of words',
    meaning: 'Share of different words in a stretch of 50 words',
  },
  once_only_words: {
    label: 'Words used once',
    meaning: 'Share of words that occur once in a stretch of 100 words',
  },
  repeated_pairs: {
    label: 'Repeated word pairs',
    meaning: 'Share of word pairs that occurred before in a stretch of 100 words',
  },
  stock_phrase: { label: 'Stock phrases', meaning: 'Set phrases that chat models overuse, per 100 words' },
  inflated_words: {
    label: 'Inflated vocabulary',
    meaning: 'Words such as “crucial”, “foster” or “showcase” that chat models overuse, per 100 words',
  },
  contractions: { label: 'Contractions and possessives', meaning: 'Words with an apostrophe per 100 words' },
  words_firstPerson: { label: 'First person', meaning: '“I”, “me”, “my” per 100 words' },
  words_connective: {
    label: 'Connectives',
    meaning: '“However”, “moreover”, “then” and the like, per 100 words',
  },
  words_speech: {
    label: 'Words of speech',
    meaning: 'Conversational words such as “well”, “actually”, “stuff”, per 100 words',
  },
  words_hedge: { label: 'Hedges', meaning: '“Perhaps”, “seems”, “usually” and the like, per 100 words' },
  words_intensifier: {
    label: 'Intensifiers',
    meaning: '“Very”, “really”, “just” and the like, per 100 words',
  },
  word_length: { label: 'Word length', meaning: 'Letters in an average word' },
  very_long_words: { label: 'Long words', meaning: 'Share of words of ten letters and more' },
  suffix_ation: { label: 'Nouns in -ation', meaning: 'Abstract nouns ending in -ation per 100 words' },
  comma_participle: {
    label: 'Trailing participles',
    meaning: 'Clauses hung on with a comma and an -ing form (“…, making it…”), per 100 words',
  },
  paired_content: {
    label: 'Paired words',
    meaning: 'Pairs of like words joined by “and” (“teaching and learning”), per 100 words',
  },
  opening_variety: {
    label: 'Variety of openings',
    meaning: 'Different first words divided by the number of sentences',
  },
  opening_connective: {
    label: 'Sentences opened by a connective',
    meaning: 'Share of sentences that begin with “however”, “additionally” and the like',
  },
  commas: { label: 'Commas', meaning: 'Commas per 100 words' },
  dashes: { label: 'Dashes', meaning: 'Dashes per 100 words' },
  brackets: { label: 'Brackets', meaning: 'Opening brackets per 100 words' },
  questions: { label: 'Questions', meaning: 'Question marks per 100 words' },
  unlisted_words: {
    label: 'Uncommon words',
    meaning:
      'Words that are not among the 10,000 most frequent in books (names, slang, typing errors, terms), per 100 words',
  },
  word_rarity_spread: {
    label: 'Mixture of common and rare words',
    meaning:
      'Standard deviation of word rarity (the logarithm of the rank in books): higher where plain and rare words mix',
  },
  common_pairs: {
    label: 'Common word pairs',
    meaning: 'Word pairs that are among the 5,000 most frequent in books, per 100 words',
  },
  academic_excess: {
    label: 'Overused academic words',
    meaning:
      'Words whose use in medical abstracts jumped after chat models appeared (Kobak et al. 2024), per 100 words',
  },
  fiction_excess: {
    label: 'Overused story words',
    meaning: 'Words that language models overuse in fiction, per 100 words',
  },
  common_ratio: {
    label: 'Likelihood under two language models',
    meaning:
      'How much likelier the order of words and marks is after machine texts than after human ones, in nats (natural logarithms) per word',
  },
} satisfies Readonly<Record<string, SignalTexts>>
