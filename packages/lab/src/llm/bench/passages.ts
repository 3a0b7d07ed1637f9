import type { Language } from '@redraft/contracts'

/** A paragraph with two rewrites that a good model might give: what verification passes, and goes through whole. */
export interface Passage {
  readonly source: string
  readonly rewrites: readonly [string, string]
}

export const PASSAGES: Readonly<Record<Language, readonly Passage[]>> = {
  en: [
    {
      source:
        'The city library opened a second reading room in 2019, and visits rose by 31% within two years. Students who live far from the campus use it in the evening, when the main building is closed. The staff note that most visitors stay for less than an hour [7].',
      rewrites: [
        'In 2019 the city library opened a second reading room; within two years, visits had risen by 31%. In the evening, when the main building is closed, it serves students who live far from the campus. Most visitors, the staff note, stay for less than an hour [7].',
        'A second reading room was opened by the city library in 2019, and visits within two years rose by 31%. It is used in the evening by students living far from the campus, since the main building is then closed. The staff note that less than an hour is how long most visitors stay [7].',
      ],
    },
    {
      source:
        'Farmers in the valley plant beans between rows of maize because the beans return nitrogen to the soil. The practice lowers the cost of fertiliser, and it keeps weeds down during the wet season. A survey of 48 households found that yields were steadier on mixed plots (Mbeki, 2016).',
      rewrites: [
        'Because beans return nitrogen to the soil, farmers in the valley plant them between rows of maize. This practice keeps weeds down in the wet season and lowers the cost of fertiliser. On mixed plots, a survey of 48 households found, yields were steadier (Mbeki, 2016).',
        'Between their rows of maize, farmers in the valley plant beans, because these return nitrogen to the soil. The practice lowers what fertiliser costs, and during the wet season it keeps weeds down. Yields on mixed plots were steadier, as a survey of 48 households found (Mbeki, 2016).',
      ],
    },
    {
      source:
        'Glass was blown in the town for three centuries before the furnaces went cold. The last workshop closed when a cheaper process reached the coast, and its tools are kept in the museum. Visitors can watch a demonstration on Saturdays, although the glass is no longer made from local sand.',
      rewrites: [
        'Before its furnaces went cold, the town blew glass for three centuries. Its last workshop closed once a cheaper process reached the coast; the tools are kept in the museum. On Saturdays visitors can watch a demonstration, although local sand is no longer what the glass is made from.',
        'For three centuries, until the furnaces went cold, glass was blown in the town. When a cheaper process reached the coast the last workshop closed, and the museum keeps its tools. A demonstration can be watched by visitors on Saturdays, although the glass is no longer made from sand that is local.',
      ],
    },
  ],
  zh_CN: [
    {
      source:
        '市图书馆在2019年开设了第二间阅览室，两年内到馆人次增加了31%。住得离校园较远的学生多在晚上来这里，因为主楼那时已经关门。工作人员发现，大多数读者停留不到一个小时[7]。',
      rewrites: [
        '2019年，市图书馆开设了第二间阅览室，到馆人次两年内增加了31%。晚上主楼已经关门，离校园较远的学生多来这里。据工作人员发现，停留不到一个小时的读者占大多数[7]。',
        '第二间阅览室是市图书馆在2019年开设的，两年内，到馆人次就增加了31%。因为主楼晚上关门，住得离校园较远的学生那时多来这里。工作人员还发现，读者大多数停留不到一个小时[7]。',
      ],
    },
    {
      source:
        '山谷里的农户把豆子种在玉米行间，因为豆子能给土壤补充氮。这种做法降低了化肥的成本，也减少了雨季的杂草。一项针对48户家庭的调查显示，混种地块的产量更加稳定。',
      rewrites: [
        '因为豆子能给土壤补充氮，山谷里的农户就把它种在玉米行间。这样一来，化肥的成本降低了，雨季的杂草也减少了。针对48户家庭的一项调查显示，在混种的地块上，产量更加稳定。',
        '豆子能给土壤补充氮，所以山谷里的农户在玉米行间种豆子。化肥的成本因这种做法而降低，雨季的杂草也随之减少。调查针对48户家庭，结果显示混种地块的产量更加稳定。',
      ],
    },
  ],
  zh_TW: [
    {
      source:
        '市立圖書館在2019年開設了第二間閱覽室，兩年內到館人次增加了31%。住得離校園較遠的學生多在晚上來這裡，因為主樓那時已經關門。館員發現，大多數讀者停留不到一個小時[7]。',
      rewrites: [
        '2019年，市立圖書館開設了第二間閱覽室，到館人次兩年內增加了31%。晚上主樓已經關門，離校園較遠的學生多來這裡。據館員發現，停留不到一個小時的讀者占大多數[7]。',
        '第二間閱覽室是市立圖書館在2019年開設的，兩年內，到館人次就增加了31%。因為主樓晚上關門，住得離校園較遠的學生那時多來這裡。館員還發現，讀者大多數停留不到一個小時[7]。',
      ],
    },
    {
      source:
        '山谷裡的農戶把豆子種在玉米行間，因為豆子能給土壤補充氮。這種做法降低了化肥的成本，也減少了雨季的雜草。一項針對48戶家庭的調查顯示，混種地塊的產量更加穩定。',
      rewrites: [
        '因為豆子能給土壤補充氮，山谷裡的農戶就把它種在玉米行間。這樣一來，化肥的成本降低了，雨季的雜草也減少了。針對48戶家庭的一項調查顯示，在混種的地塊上，產量更加穩定。',
        '豆子能給土壤補充氮，所以山谷裡的農戶在玉米行間種豆子。化肥的成本因這種做法而降低，雨季的雜草也隨之減少。調查針對48戶家庭，結果顯示混種地塊的產量更加穩定。',
      ],
    },
  ],
}
