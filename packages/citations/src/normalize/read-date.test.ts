import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDate } from './read-date.ts'

const parts = (...lists: number[][]): object => ({ 'date-parts': lists })

describe('readDate', () => {
  it.each([
    ['numbers', { 'date-parts': [[2018, 10, 21]] }, parts([2018, 10, 21])],
    ['texts', { 'date-parts': [['2017', '07', '07']] }, parts([2017, 7, 7])],
    ['five parts', { 'date-parts': [[2018, 10, 21, 13, 5]] }, parts([2018, 10, 21])],
    ['a flat list', { 'date-parts': [2018, 10] }, parts([2018, 10])],
    ['a range', { 'date-parts': [[2015], [2020]] }, parts([2015], [2020])],
    ['a range that ends before it starts', { 'date-parts': [[2020], [2015]] }, parts([2020])],
    ['null parts', { 'date-parts': [[2018, null]] }, parts([2018])],
    ['raw', { raw: '2012-09' }, parts([2012, 9])],
    ['a literal that is a date', { literal: '2012' }, parts([2012])],
    ['a literal that is none', { literal: 'Spring term' }, { literal: 'Spring term' }],
    ['year, month, day', { year: '2020', month: 5, day: '1' }, parts([2020, 5, 1])],
    ['a season by number', { 'date-parts': [[2020]], season: 2 }, { ...parts([2020]), season: 2 }],
    ['a season by name', { 'date-parts': [[2020]], season: 'fall' }, { ...parts([2020]), season: 3 }],
    ['a season as EDTF month', { 'date-parts': [[2020, 21]] }, { ...parts([2020]), season: 1 }],
    ['circa', { 'date-parts': [[1665]], circa: 'true' }, { ...parts([1665]), circa: true }],
    ['a number', 1953, parts([1953])],
    ['a list', [2020, 5], parts([2020, 5])],
    [
      'a timestamp beside parts',
      { 'date-parts': [[2018, 4, 4]], 'date-time': '2018-04-04T04:42:37Z', timestamp: 1522816957929 },
      parts([2018, 4, 4]),
    ],
    ['a time alone', { 'date-time': '2018-04-04T04:42:37Z' }, parts([2018, 4, 4])],
  ])('reads an object: %s', (_, value, date) => {
    expect(readDate(value)).toEqual({ date, cut: false })
  })

  it.each([
    ['2020', parts([2020])],
    ['2020-05', parts([2020, 5])],
    ['2020-05-01', parts([2020, 5, 1])],
    ['2020-05-01T10:00:00+02:00', parts([2020, 5, 1])],
    ['2020/5/1', parts([2020, 5, 1])],
    ['2020.05.01', parts([2020, 5, 1])],
    ['20200501', parts([2020, 5, 1])],
    ['May 2020', parts([2020, 5])],
    ['1 May 2020', parts([2020, 5, 1])],
    ['May 1, 2020', parts([2020, 5, 1])],
    ['May 1st, 2020', parts([2020, 5, 1])],
    ['Fri, 1 May 2020', parts([2020, 5, 1])],
    ['Sept. 2020', parts([2020, 9])],
    ['12 août 2019', parts([2019, 8, 12])],
    ['3. März 2019', parts([2019, 3, 3])],
    ['Spring 2020', { ...parts([2020]), season: 1 }],
    ['2020-21', { ...parts([2020]), season: 1 }],
    ['2020年5月1日', parts([2020, 5, 1])],
    ['2020年5月', parts([2020, 5])],
    ['２０２０年', parts([2020])],
    ['2015/2020', parts([2015], [2020])],
    ['2017-07-12/2017-07-15', parts([2017, 7, 12], [2017, 7, 15])],
    ['2015–2020', parts([2015], [2020])],
    ['2015-2020', parts([2015], [2020])],
    ['1998-99', parts([1998], [1999])],
    ['2012-13', parts([2012], [2013])],
    ['2015-13', parts([2015])],
    ['2015–Present', { literal: '2015–' }],
    ['1984/', { literal: '1984–' }],
    ['c. 1665', { ...parts([1665]), circa: true }],
    ['ca 1665', { ...parts([1665]), circa: true }],
    ['1665?', { ...parts([1665]), circa: true }],
    ['[1665]', { ...parts([1665]), circa: true }],
    ['-0349', parts([-349])],
    ['350 B.C.E.', parts([-350])],
    ['前139年', parts([-139])],
    ['1887（光绪十三年三月十三日）', { literal: '1887（光绪十三年三月十三日）' }],
    ['in press', { literal: 'in press' }],
  ])('reads the text %j', (text, date) => {
    expect(readDate(text)).toEqual({ date, cut: false })
  })

  it.each([
    [''],
    ['n.d.'],
    ['no date'],
    ['null'],
    [null],
    [undefined],
    [{}],
    [{ 'date-parts': [[null]] }],
    [{ 'date-parts': [[]] }],
    [{ 'date-parts': [] }],
    [{ raw: '' }],
  ])('%j is no date, and nothing was cut', (value) => {
    expect(readDate(value)).toEqual({ cut: false })
  })

  it.each([
    [{ 'date-parts': [[2020, 13, 1]] }, { ...parts([2020]), season: 1 }, false],
    [{ 'date-parts': [[2020, 2, 30]] }, parts([2020, 2]), true],
    [{ 'date-parts': [[2019, 2, 29]] }, parts([2019, 2]), true],
    [{ 'date-parts': [[2020, 2, 29]] }, parts([2020, 2, 29]), false],
    [{ 'date-parts': [[2020, 45]] }, parts([2020]), true],
    [{ 'date-parts': [['MMXX']] }, undefined, true],
    [{ 'date-parts': [[0]] }, undefined, true],
  ])('of %j only what is a date stays, and what was cut is told', (value, date, cut) => {
    expect(readDate(value)).toEqual(date === undefined ? { cut } : { date, cut })
  })

  it('every valid day comes back from ISO, from words and from Chinese', () => {
    const months =
      'January February March April May June July August September October November December'.split(' ')
    const day = fc.date({ min: new Date('1000-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(day, (date) => {
        const [year, month, dayOfMonth] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
        const expected = { date: parts([year, month, dayOfMonth]), cut: false }
        for (const text of [
          date.toISOString(),
          `${dayOfMonth} ${months[month - 1]} ${year}`,
          `${months[month - 1]} ${dayOfMonth}, ${year}`,
          `${year}年${month}月${dayOfMonth}日`,
        ]) {
          expect(readDate(text)).toEqual(expected)
        }
      }),
    )
  })
})
