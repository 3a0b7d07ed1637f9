/** Texts to try, written for this page in the manner that the tools are made for. */
export const EXAMPLES = [
  {
    language: 'en',
    name: 'English',
    text: `It is important to note that public libraries play a crucial role in the life of a modern city. Moreover, they provide access to a wide range of resources for people of all ages. In addition, they foster a sense of community, enabling neighbours to meet, learn and share ideas.

Furthermore, a survey of 48 branches in Rotterdam found that visits rose by 12 % after the opening hours were extended (Visser, 2021). This highlights the importance of thoughtful planning. However, it is worth noting that longer hours also lead to higher costs for staff and heating.

In conclusion, libraries are not only places to borrow books but also vital spaces for social exchange. By leveraging both digital and physical services, cities can unlock the full potential of these institutions.`,
  },
  {
    language: 'zh_CN',
    name: '简体中文',
    text: `值得注意的是，城市绿地在现代生活中发挥着至关重要的作用。首先，绿地能够有效降低夏季的地表温度，为居民提供舒适的休憩环境。其次，绿地不仅能够净化空气，而且能够促进邻里之间的交流。

与此同时，相关调查显示，在增设口袋公园之后，周边居民每周步行的时间平均增加了35分钟（林晓，2022）。这充分体现了合理规划的重要性。然而，绿地的养护同样需要持续的资金投入。

总而言之，城市绿地不仅是美化环境的重要手段，更是提升居民幸福感的关键所在。只有不断完善管理机制，才能够充分发挥绿地的综合效益。`,
  },
  {
    language: 'zh_TW',
    name: '繁體中文',
    text: `值得注意的是，社區圖書室在偏鄉教育中扮演著至關重要的角色。首先，圖書室能夠為孩童提供豐富的閱讀資源。其次，圖書室不僅是學習的場所，更是居民交流的重要空間。

此外，一項針對27間圖書室的訪查發現，延長開放時間之後，每月借閱的冊數平均成長了18%（陳映如，2023）。這充分展現了社區參與的重要性。然而，志工的人力與經費仍然是一大挑戰。

總而言之，社區圖書室不僅能夠縮短城鄉之間的差距，更能夠促進世代之間的對話。唯有持續投入資源，才能夠充分發揮圖書室的功能。`,
  },
] as const
