/** The commonest Chinese surnames, in both scripts. */
export const SURNAMES: ReadonlySet<string> = new Set(
  '王李张張刘劉陈陳杨楊赵趙黄黃周吴吳徐孙孫胡朱高林何郭马馬罗羅梁宋郑鄭谢謝韩韓唐冯馮于董萧蕭程曹袁邓鄧许許傅沈曾彭吕呂苏蘇卢盧蒋蔣蔡贾賈丁魏薛叶葉阎閻余潘杜戴夏钟鍾汪田任姜范石姚谭譚廖邹鄒熊金陆陸郝孔白崔康毛邱秦江史顾顧侯邵孟龙龍万萬段雷钱錢汤湯尹黎易常武乔喬贺賀赖賴龚龔文庞龐樊兰蘭殷施陶洪翟安颜顏倪严嚴牛温溫芦蘆季俞章鲁魯葛伍韦韋申尤毕畢聂聶丛叢焦向柳邢路岳齐齊沿梅莫庄莊辛管祝左涂谷祁时時舒耿牟卜詹关關苗凌费費纪紀靳盛童欧歐甄项項曲成游阳陽裴席卫衛查屈鲍鮑位覃霍翁隋植甘景薄单單包司柏宁寧柯阮桂闵閔解强強柴华華车車冉房边邊辜吉饶饒刁瞿戚丘古米池滕晋晉苑邬鄔臧畅暢宫宮来來嵺苟全褚廉简簡娄婁盖蓋符奚木穆党黨燕郎邸冀谈談姬屠连連郜晏栾欒郁商蒙计計喻揭窦竇迟遲宇敖糜鄢冷卓花仇艾蓝藍都巩鞏稽井练練仲乐樂虞卞封竺冼原官衣楚佟栗匡宗应應台巫鞠僧桑荆荊谌諶银銀扬揚明沙伏岑习習胥保和蔺藺',
)

/** Surnames that are everyday words too: before another surname they are read as words (和王芳). */
export const WORDLIKE_SURNAMES: ReadonlySet<string> = new Set('和于向时時全应應来來单單都明保方经包解从')

/** Surnames of two characters. */
export const COMPOUND_SURNAMES: ReadonlySet<string> = new Set(
  '欧阳 歐陽 司马 司馬 诸葛 諸葛 上官 夏侯 皇甫 尉迟 尉遲 公孙 公孫 慕容 令狐 司徒 端木 东方 東方 南宫 南宮 张简 張簡 范姜'.split(
    ' ',
  ),
)
