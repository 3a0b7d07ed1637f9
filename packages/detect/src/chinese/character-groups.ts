/**
 * Closed classes of Chinese, in Simplified form. Function characters carry style and almost no topic: the
 * delexicalised n-grams keep exactly these, and the stylometric values count them by group.
 */
export const CHARACTER_GROUPS = {
  de: '的',
  deAdverbial: '地得',
  aspect: '了着过',
  firstPerson: '我咱俺',
  secondPerson: '你您',
  thirdPerson: '他她它们',
  copula: '是',
  existence: '在有',
  negation: '不没未无别非',
  conjunction: '和与及或并且而但却虽',
  causal: '因故所以由于此',
  adverb: '也都就还又才再很太更最只已正将便即仅均皆极',
  modal: '能会可要想应该须必需得肯',
  demonstrative: '这那此其该每各某',
  particle: '吧吗呢啊呀嘛哦哈啦哇呗诶嗯噢喔',
  passive: '被把将让使给令',
  preposition: '对从向往到于以为按据关通经随沿除比跟用',
  quantity: '一二三两几多少些个种次位件条名项第',
  literary: '之乎者矣焉哉亦乃若则岂',
  question: '什么怎哪谁何',
  structure: '中上下里内外间后前时',
} as const

/** Words for effect that chat models overuse; the rest of the list `inflated` is plain officialese. */
export const SHOWY_WORDS =
  '不仅仅 更是 深刻 展现 彰显 凸显 赋予 蕴含 承载 独特 丰富 多元 全面 显著 有效 关键 重要 提升 促进 推动 优化 增强 助力 致力 旨在 引发 深入 探讨 探索 视角 层面 维度 细腻 精准 精湛 巧妙 共鸣 张力 氛围 交织 诠释 勾勒 呈现 融合 完美 成功地 不可或缺 至关重要 仿佛 宛如 犹如 悄然 静静 温暖 力量 意义 价值'

/** Multi-character function words whose density is a habit: spoken, written, or of chat models. */
export const WORD_LISTS = {
  connective:
    '首先 其次 再次 最后 此外 另外 然而 因此 因而 所以 但是 不过 同时 总之 综上 总的来说 总体来说 总而言之 综上所述 不仅 而且 从而 进而 与此同时 另一方面 一方面 例如 比如 其中 尽管 虽然 由于 通过 基于 以及 并且 无论 只有 只要',
  spoken:
    '觉得 感觉 其实 反正 就是 什么 怎么 这样 那样 这么 那么 有点 一下 东西 时候 知道 真的 不是 没有 还是 可是 但 而已 好像 应该 可能 估计 居然 竟然 果然 毕竟 到底 干嘛 咋',
  inflated: `${SHOWY_WORDS} 需要注意 建议 可以 确保 避免 以下 具体 相关 进行 提供 帮助 方面 情况`,
} as const
