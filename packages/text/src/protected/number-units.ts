/** Units after a number in English, singular and plural; single letters are SI symbols. */
export const LATIN_UNITS = [
  'percentage points?|percentage|percent|per cent|pct|bps|basis points?',
  'kilograms?|grams?|milligrams?|tons?|tonnes?|pounds?|ounces?|kg|mg|µg|μg|mcg|ng|lbs?|oz|g|t',
  'kilomet(?:er|re)s?|met(?:er|re)s?|centimet(?:er|re)s?|millimet(?:er|re)s?|miles?|feet|foot|inch(?:es)?|yards?|acres?|hectares?|km²|km2|m²|m2|m³|cm³|km|cm|mm|nm|µm|μm|mi|ft|ha|m',
  'lit(?:er|re)s?|millilit(?:er|re)s?|gallons?|cups?|tablespoons?|teaspoons?|ml|mL|µL|μL|dL|L|l',
  'seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|centuries|century|hrs?|mins?|secs?|yrs?|ms|ns|s|h|d',
  'degrees?(?: Celsius| Fahrenheit)?|°\\s?[CFK]?|℃|℉|K',
  'kWh|MWh|GWh|kW|MW|GW|kV|mV|mA|kHz|MHz|GHz|Hz|kJ|MJ|kcal|calories|cal|kPa|MPa|Pa|bar|dB|mmol|µmol|μmol|mol|mM|µM|μM|nM|ppm|ppb|W|V|A|J|N',
  'bytes?|bits?|KB|MB|GB|TB|PB|kB|Mbps|Gbps|px|dpi|fps|pixels?',
  'dollars?|euros?|cents?|yuan|yen|rupees?|pesos?|USD|EUR|GBP|CNY|RMB|TWD|NTD|JPY',
  'mph|km\\/h|m\\/s|mg\\/d?L|mg\\/kg|g\\/L|mmHg|kg\\/m2|kg\\/m²|times|fold|points?',
].join('|')

/** Chinese units of measure, in both scripts; the longer ones first. A single 一 before them is a number. */
export const HAN_MEASURES = [
  '个百分点|個百分點|平方公里|平方千米|平方米|平方公尺|立方米|立方公尺|人民币|人民幣|毫米汞柱|摄氏度|攝氏度|千瓦时|千瓦時',
  '公里|千米|厘米|釐米|公分|毫米|纳米|奈米|微米|公尺|英里|英尺|英寸|海里|公顷|公頃|公斤|千克|毫克|微克|公克|英镑|英鎊|磅|吨|噸|公吨|公噸',
  '毫升|公升|升|小时|小時|分钟|分鐘|秒钟|秒鐘|毫秒|个月|個月|周年|週年|星期|世纪|世紀|年级|年級|岁|歲|倍|成|人次',
  '美元|美金|欧元|歐元|日元|日圓|港元|港币|港幣|新台币|新臺幣|元',
].join('|')

/** Chinese counters, in both scripts. A single 一 before them is an article rather than a number (一个, 一种). */
export const HAN_COUNTERS = [
  '年代|年度|周|週|天|日|月|年|时|時|点|點|分|秒|块|塊|角',
  '人份|名|位|人|个|個|次|例|件|种|種|项|項|条|條|篇|本|册|冊|套|台|臺|部|辆|輛|架|艘|座|栋|棟|间|間|家|所|站|户|戶|组|組|批|份|张|張',
  '页|頁|章|节|節|段|句|字|词|詞|度|级|級|届|屆|期|轮|輪|场|場|步|层|層|楼|樓|号|號|室|班|队|隊|代|则|則|只|隻|头|頭|匹|棵|株|朵|粒',
  '颗|顆|滴|杯|瓶|碗|包|袋|盒|箱|支|枝|根|把|双|雙|对|對|米|克|里|亩|畝|类|類|款|处|處|州|省|市|县|縣|区|區|国|國',
].join('|')
