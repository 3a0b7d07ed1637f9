const WORDS =
  `academy administration agency alliance association authority bank board bureau cent(?:er|re) church
  collaboration college commission committee company conference congress consortium corporation council court
  department division editors federation forum foundation government group hospital initiative institut(?:e|o|ion)?
  laborator(?:y|ies) league library ministry museum network office organi[sz]ation party press programme? project
  school secretariat senate service services society staff team trust union universit(?:y|ies|é|ät|eit|à|ad|ade)
  gmbh inc llc ltd plc corp nations parliament contributors`.replace(/\s+/g, '|')
const ORGANISATION = new RegExp(String.raw`(?:^|[\s(])(?:${WORDS})s?(?:[.,)\s]|$)`, 'i')
const HAN_ORGANISATION =
  /(?:大学|大學|学院|學院|研究院|研究所|中心|委员会|委員會|公司|协会|協會|学会|學會|出版社|编辑部|編輯部|编写组|课题组|課題組|办公室|辦公室|图书馆|圖書館|博物馆|博物館|法院|检察院|政府|总局|总署|部门|集团|集團|银行|銀行|联盟|聯盟|组织|組織|基金会|基金會|课程组|小组|医院|醫院|通讯社|日报社|档案馆|[省市县局部厅])$/u

/** Whether a name is an organisation's by its words; in doubt it is a person's. */
export function isOrganisation(name: string): boolean {
  if (/^(?:the|der|die|das|la|le)\s/i.test(name)) return true
  if (/\s(?:of|for|and|on|the|&)\s/i.test(name) && !name.includes(',')) return true
  return ORGANISATION.test(name) || HAN_ORGANISATION.test(name) || /^[\p{Lu}\d&.-]{2,}$/u.test(name)
}
