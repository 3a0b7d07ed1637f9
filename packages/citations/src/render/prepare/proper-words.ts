/** Words that keep their capital in English sentence case wherever they stand: days, months, places, peoples, faiths. */
const WORDS = `Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August
  September October November December Africa America Antarctica Asia Australia Europe Afghanistan Algeria Argentina
  Austria Bangladesh Belgium Bolivia Brazil Britain Bulgaria Cambodia Canada Chile China Colombia Croatia Cuba Cyprus
  Denmark Ecuador Egypt England Estonia Ethiopia Finland France Germany Ghana Greece Greenland Guatemala Haiti Hungary
  Iceland India Indonesia Iran Iraq Ireland Israel Italy Jamaica Japan Jordan Kazakhstan Kenya Korea Kuwait Laos Latvia
  Lebanon Libya Lithuania Luxembourg Malaysia Mali Malta Mexico Mongolia Morocco Mozambique Myanmar Nepal Netherlands
  Nicaragua Nigeria Norway Pakistan Palestine Panama Paraguay Peru Philippines Poland Portugal Romania Russia Rwanda
  Scotland Senegal Serbia Singapore Slovakia Slovenia Somalia Spain Sudan Sweden Switzerland Syria Taiwan Tanzania
  Thailand Tibet Tunisia Turkey Uganda Ukraine Uruguay Venezuela Vietnam Wales Yemen Zambia Zimbabwe Amsterdam Athens
  Baghdad Barcelona Beijing Berlin Boston Brussels Budapest Cairo Chicago Copenhagen Delhi Dublin Edinburgh Geneva
  Guangzhou Hamburg Helsinki Istanbul Jakarta Jerusalem Kyoto Lagos Lisbon London Madrid Manchester Melbourne Milan
  Montreal Moscow Mumbai Munich Nairobi Naples Oslo Oxford Paris Philadelphia Prague Rome Seoul Shanghai Shenzhen
  Stockholm Sydney Taipei Tokyo Toronto Vancouver Venice Vienna Warsaw Washington Wuhan Zurich Alaska Arizona California
  Colorado Connecticut Florida Hawaii Illinois Indiana Kansas Kentucky Louisiana Maryland Massachusetts Michigan
  Minnesota Mississippi Missouri Montana Nebraska Nevada Ohio Oklahoma Oregon Pennsylvania Tennessee Texas Utah Vermont
  Virginia Wisconsin Wyoming African American Arab Arabic Aramaic Argentine Asian Australian Austrian Basque Belgian
  Brazilian British Canadian Cantonese Caribbean Catalan Celtic Chinese Cuban Czech Danish Dutch Egyptian English
  European Finnish Flemish French Gaelic German Greek Hebrew Hindi Hispanic Hungarian Icelandic Indian Indigenous
  Indonesian Iranian Irish Israeli Italian Jamaican Japanese Javanese Kenyan Korean Latin Latino Latina Malay Mandarin
  Maori Mexican Mongolian Nigerian Norwegian Persian Peruvian Polish Portuguese Roman Romanian Russian Sanskrit
  Scottish Serbian Slavic Spanish Sumerian Swahili Swedish Swiss Syrian Tamil Thai Tibetan Turkish Ukrainian Urdu
  Vietnamese Welsh Yiddish Zulu Bible Buddhism Buddhist Catholic Catholicism Christian Christianity Confucian
  Confucianism Hindu Hinduism Islam Islamic Jewish Judaism Koran Muslim Orthodox Protestant Quran Taoism Talmud Torah
  Atlantic Pacific Arctic Antarctic Mediterranean Baltic Caribbean Amazon Himalaya Sahara Danube Nile Rhine Thames
  Yangtze Earth Jupiter Mars Mercury Neptune Saturn Uranus Venus Alzheimer Parkinson Bayes Bayesian Boltzmann Cartesian
  Darwin Darwinian Einstein Euclidean Fourier Freud Freudian Gauss Gaussian Hamiltonian Higgs Hilbert Kant Kantian
  Keynesian Laplace Markov Marx Marxism Marxist Newton Newtonian Nobel Poisson Shakespeare Victorian Renaissance
  Enlightenment Facebook Google Instagram Internet Twitter Wikipedia YouTube Linux Microsoft Python`

export const PROPER_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/u))
