import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'direct-verb': {
    makes: [
      ['研究人员对样本进行了系统分析。', '研究人员系统分析了样本。'],
      ['团队针对现有流程进行全面的评估。', '团队全面评估现有流程。'],
      ['专家对市场走势进行分析与预测。', '专家分析与预测市场走势。'],
    ],
    leaves: [
      '专家对市场走势进行了分析与预测。',
      '他应对数据进行记录的人负责。',
      '医生对患者进行评价。',
      '团队以交替训练的方式对模型进行训练。',
    ],
  },
  'causative-to-verb': {
    makes: [['新设备使生产效率得到了显著提升。', '新设备显著提升了生产效率。']],
    leaves: [],
  },
  'noun-to-verb': {
    makes: [['运动有助于睡眠质量的提高。', '运动有助于提高睡眠质量。']],
    leaves: [],
  },
  'realise-to-verb': {
    makes: [['工厂实现了生产效率的提升。', '工厂提升了生产效率。']],
    leaves: [],
  },
  'drop-de-before-verb': {
    makes: [['政策促进了经济的发展。', '政策促进了经济发展。']],
    leaves: [],
  },
  'drop-dui': {
    makes: [['政府加强对市场的监管。', '政府加强市场监管。']],
    leaves: [],
  },
}
