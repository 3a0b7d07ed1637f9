import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'swap-echoes': {
    makes: [['生活是一首诗，是一支歌。', '生活是一支歌，是一首诗。']],
    leaves: [
      '让我们相遇，让我们最终分开。',
      '有一种情绪叫怒；有一种奔跑叫疯；有一种称呼叫你；有一种情感叫家乡；有一种家园叫北京。',
    ],
  },
  'swap-either': {
    makes: [['无论是城市还是乡村，人们都在忙碌。', '无论是乡村还是城市，人们都在忙碌。']],
    leaves: ['无论是身体、心灵还是艺术，都需要呵护。', '做人既要敢于亮剑，也要学会收剑。'],
  },
  'swap-not-only': {
    makes: [['运动不仅能强健身体，还能放松心情。', '运动不仅能放松心情，还能强健身体。']],
    leaves: ['这不仅让他失望，还让他更加沉默。'],
  },
}
