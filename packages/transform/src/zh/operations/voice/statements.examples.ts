import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'this-makes': {
    makes: [['这使得人们更加关注健康。', '人们因此更加关注健康。']],
    leaves: [],
  },
  'under-influence': {
    makes: [['产量受到天气的影响。', '产量受天气影响。']],
    leaves: [],
  },
  'merit-first': {
    makes: [['该方法具有操作简便的优点。', '该方法的优点是操作简便。']],
    leaves: ['该方法具有明显的优点。'],
  },
  'reason-is': {
    makes: [['价格上涨了，这是因为需求增加。', '价格上涨了，原因在于需求增加。']],
    leaves: ['这不是因为需求增加。'],
  },
}
