import type { NoteCode, Sentences } from '@redraft/contracts'

/** Revision notes in Traditional Chinese. */
export const NOTES = {
  opening_not_needed: '直接說：去掉這個開場白，句子依然成立。',
  ready_made_opening: '現成的開場白（如「需要注意的是」），去掉後句子依然成立。',
  summary_label: '總結標籤。可停在最後一個論點，或說明由此得出什麼。',
  inflated_image: '誇大的比喻。請說出具體所指。',
  inflated_figure: '誇大的形容。請說出具體所指。',
  vague_quantity: '含糊的數量。請給出數字，或點出最要緊的兩項。',
  ready_made_setting: '套語式的背景。請寫明何時何地，或刪去。',
  claim_of_importance: '泛泛地強調重要。請說明改變了什麼、對誰、依據何在。',
  joint_to_cut: '現成的銜接。可刪去，或讓事實自然銜接。',
  joint_to_vary: '現成的銜接。可刪去，或變換銜接方式。',
  assistant_reply: '像是助理的回覆，請刪去。',
  ordinary_phrase: '尋常的說法，但聊天模型用得更多。',
  stock_praise: '套式的讚語。請說出具體是什麼起了作用。',
  emphatic_turn: '強調的套式。請把觀點直接說出來。',
  closing_courtesy: '聊天助理慣用的結束客套。若非本意，請刪去。',
  overused_words:
    '本句有 {count} 個聊天模型愛用的詞，這是其中之一。言之有物才保留，否則請刪去或換成平實的詞。',
  same_length: '連續 {count} 句長度幾乎相同。可合併兩句，或縮短一句。',
  same_opening: '連續 {count} 句開頭相同。請換一種開頭。',
  check_agreement: '請檢查此處動詞與主詞是否一致。',
  check_article: '請檢查此處的冠詞。',
  check_noun_number: '請檢查此處用單數還是複數。',
  check_preposition: '請檢查此處的介系詞。',
  check_punctuation: '請檢查此處的標點。',
  check_sentence: '請檢查此句的結構。',
  check_spelling: '詞典中沒有這個詞：請檢查拼寫。',
  check_verb: '請檢查此處動詞的形式和時態。',
  check_word: '請檢查用詞是否恰當。',
} satisfies Sentences<NoteCode>
