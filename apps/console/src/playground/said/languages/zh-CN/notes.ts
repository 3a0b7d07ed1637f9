import type { NoteCode, Sentences } from '@redraft/contracts'

/** Revision notes in Simplified Chinese. */
export const NOTES = {
  opening_not_needed: '直接说：去掉这个开场白，句子依然成立。',
  ready_made_opening: '现成的开场白（如“需要注意的是”），去掉后句子依然成立。',
  summary_label: '总结标签。可停在最后一个论点，或说明由此得出什么。',
  inflated_image: '夸大的比喻。请说出具体所指。',
  inflated_figure: '夸大的形容。请说出具体所指。',
  vague_quantity: '含糊的数量。请给出数字，或点出最要紧的两项。',
  ready_made_setting: '套话式的背景。请写明何时何地，或删去。',
  claim_of_importance: '泛泛地强调重要。请说明改变了什么、对谁、依据何在。',
  joint_to_cut: '现成的衔接。可删去，或让事实自然衔接。',
  joint_to_vary: '现成的衔接。可删去，或变换衔接方式。',
  assistant_reply: '像是助手的答复，请删去。',
  ordinary_phrase: '寻常的说法，但聊天模型用得更多。',
  stock_praise: '套式的赞语。请说出具体是什么起了作用。',
  emphatic_turn: '强调的套式。请把观点直接说出来。',
  closing_courtesy: '聊天助手惯用的结束客套。若非本意，请删去。',
  overused_words:
    '本句有 {count} 个聊天模型爱用的词，这是其中之一。言之有物才保留，否则请删去或换成平实的词。',
  same_length: '连续 {count} 句长度几乎相同。可合并两句，或缩短一句。',
  same_opening: '连续 {count} 句开头相同。请换一种开头。',
  check_agreement: '请检查此处动词与主语是否一致。',
  check_article: '请检查此处的冠词。',
  check_noun_number: '请检查此处用单数还是复数。',
  check_preposition: '请检查此处的介词。',
  check_punctuation: '请检查此处的标点。',
  check_sentence: '请检查此句的结构。',
  check_spelling: '词典中没有这个词：请检查拼写。',
  check_verb: '请检查此处动词的形式和时态。',
  check_word: '请检查用词是否恰当。',
} satisfies Sentences<NoteCode>
