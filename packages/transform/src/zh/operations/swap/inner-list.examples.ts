import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'turn-inner-list': {
    makes: [['店里卖面包、蛋糕、饼干等点心。', '店里卖面包、饼干、蛋糕等点心。']],
    leaves: [
      '药物影响心脏、肝脏和肾脏毒性指标。',
      '产物再经水解、氧化、脱色及干燥制得。',
      '项目经过设计、开发、测试等阶段。',
      '例如，锻炼身体、调整作息时间、尝试冥想或呼吸法。',
      '每个省、自治区、直辖市和设区的市都有委员会。',
    ],
  },
}
