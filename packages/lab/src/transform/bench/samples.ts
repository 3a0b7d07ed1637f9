import type { Language } from '@redraft/contracts'

/** Prose in the manner of machine writing, several paragraphs a language, so that no cache answers for the engine. */
export const PARAGRAPHS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'It is important to note that remote work has significantly transformed the way in which organisations operate. Furthermore, employees who are able to choose their working hours tend to report higher levels of satisfaction. In addition, managers must take into account the fact that communication plays a crucial role in the success of distributed teams. However, not all tasks can be carried out remotely, and some companies have made the decision to return to the office.',
    'Renewable energy sources, such as wind and solar power, have become increasingly important in recent years. As a result, a wide range of countries have implemented policies that facilitate the transition. According to Smith (2020), the cost of solar panels fell by 82% between 2010 and 2019. Nevertheless, the storage of energy remains a challenge that researchers are working to address, and the grid was not designed for sources that vary from hour to hour.',
    'Reading is one of the most valuable habits that a person can develop. When children read on a regular basis, they expand their vocabulary and enhance their ability to concentrate. Moreover, books provide readers with an opportunity to explore different cultures and perspectives. In conclusion, it is essential for parents and teachers to encourage reading from an early age, because the benefits last for a lifetime.',
    'The study was conducted by a team of researchers who examined the behaviour of honey bees over a period of three years. The results of the investigation demonstrated that colonies located near diverse meadows were healthier than those surrounded by a single crop. This finding is consistent with previous research [4], which suggested that diet has an impact on immunity. Further work is required in order to determine whether the effect persists.',
  ],
  zh_CN: [
    '值得注意的是，随着互联网技术的不断发展，越来越多的人开始通过网络来获取信息。这种方式不仅能够节省时间，而且能够扩大人们的视野。然而，网络上的信息质量参差不齐，因此我们必须对其进行认真的甄别。综上所述，提高媒介素养具有重要的意义。',
    '城市绿化是改善居住环境的重要手段。首先，树木可以吸收空气中的灰尘；其次，绿地能够降低城市的温度；最后，公园为居民提供了休闲的场所。根据2021年的调查，超过60%的受访者认为社区绿地的数量没有达到预期。因此，相关部门应当加大投入力度，并且对现有绿地加以保护。',
    '阅读是一种非常重要的学习方式。通过阅读，学生可以了解不同国家的历史和文化，从而进一步提升自己的思考能力。与此同时，教师在教学过程中应该引导学生选择合适的书籍，帮助他们养成良好的阅读习惯。',
  ],
  zh_TW: [
    '值得注意的是，隨著網路技術的不斷發展，越來越多的人開始透過網路來取得資訊。這種方式不僅能夠節省時間，而且能夠擴大人們的視野。然而，網路上的資訊品質參差不齊，因此我們必須對其進行認真的查證。綜上所述，提升媒體素養具有重要的意義。',
    '都市綠化是改善居住環境的重要手段。首先，樹木可以吸收空氣中的灰塵；其次，綠地能夠降低都市的溫度；最後，公園為居民提供了休閒的場所。根據2021年的調查，超過60%的受訪者認為社區綠地的數量沒有達到預期。',
    '閱讀是一種非常重要的學習方式。透過閱讀，學生可以了解不同國家的歷史和文化，從而進一步提升自己的思考能力。與此同時，教師在教學過程中應該引導學生選擇合適的書籍，協助他們養成良好的閱讀習慣。',
  ],
}
