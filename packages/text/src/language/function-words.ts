/**
 * The commonest function words of European languages (and Indonesian), written down for this project.
 * A word that is on the English list too (`in`, `as`, `do`, `to`) decides nothing between the two languages.
 */
export const FOREIGN_FUNCTION_WORDS: Readonly<Record<string, string>> = {
  fr: `le la les des du une et est dans que qui pour pas sur plus avec ce cette ces il elle nous vous ils elles
    je sont ont été être avoir fait mais ou où se sa ses leur leurs aux au ne si tout comme même aussi entre par
    d'un d'une qu'il c'est l'on n'est s'est j'ai dont très peut depuis lors ainsi`,
  de: `der das und ist nicht ein eine einen einem einer zu den dem des mit von für auf sich auch es ich wir sie
    er wird werden wurde haben hat sind als aus bei nach noch nur oder aber wie dass daß kann zum zur über vor
    durch mehr sehr wenn diese dieser dieses sein seine ihre unter zwischen`,
  es: `el la los las de que y en un una por con para del se lo su sus es está son más pero como al le ha este
    esta estos sin sobre también muy cuando entre ser hay ya todo desde nos fue porque donde si sí qué hasta`,
  it: `il lo la gli le di che è un una per con del della dei delle nel nella si non sono da al alla come più ma
    ha anche questo questa essere o ed se sua suo loro dal dalla sul sulla ai alle degli ci era perché molto dell
    c'è un'altra quando tra fra cui`,
  pt: `o e à às os uma que para com não em do da dos das na nos nas por mais se ao aos pelo pela é são foi ser como mas
    ou seu sua também já muito há está isso este esta entre quando sobre até sem eu ele ela eles um`,
  nl: `de het een van en dat niet te zijn voor met op aan er ook als maar om dan bij uit nog naar wordt worden
    deze door kan heeft hebben werd ik je wij zij hij ze geen meer veel tot hun haar dit omdat onder over`,
  sv: `och att det som en på är av för med den till inte har ett om jag var men vi kan från så när också eller
    hade mycket ska där efter vid detta sin mot alla under mellan dem dessa`,
  da: `og det at en til er som på de med af for den ikke der har et jeg var men vi kan fra så også eller når
    hvor efter ved dette mange meget mellem være blev skal sig hun han hvis havde å å`,
  fi: `ja on ei että se oli hän mutta ovat kun niin myös tai kuin joka mitä olla olen sen ole jos nyt vain
    kaikki sitä tämä ne minä sinä he me hyvin voi mukaan jossa tässä ollut`,
  pl: `i w się na nie że jest z do o jak to ale po co tak za od przez dla są był była było być może tym tego
    który która które ich jego jej lub oraz także już tylko przy pod bardzo`,
  cs: `a je se v na že to s z do o k i ale jako jsou byl byla bylo být pro po od za by si nebo který která které
    jeho jejich také už jen při má však když podle jsem není tak`,
  sk: `a je sa v na že to s z do o k i ale ako sú bol bola bolo byť pre po od za by aj si alebo ktorý ktorá
    ktoré jeho ich tiež už len pri má však keď podľa nie tak každý má právo`,
  hr: `i je u se na da za su od s koji koja koje kao ili ne to iz sa do o po što bio bila biti ima svoje svoj
    svi njegov može ali nije te prema bez ako samo`,
  ca: `el la els les de que i en un una per amb del dels no és se al als com més però són també ha aquest
    aquesta seva seu o hi ser va quan entre sense fins tot`,
  ro: `și în de la cu nu este pe o un să din care mai se au ce pentru sunt dar fi prin sau după fost ca lui
    această acest cum când între foarte fără despre său`,
  hu: `a az és hogy nem is egy van ez azt meg csak már mint de volt ha vagy még el kell lehet minden ki között
    után szerint akkor ezt nagyon amely pedig`,
  tr: `ve bir bu da de için ile çok gibi daha ama olarak olan en kadar ne var değil sonra her ya ki o mi
    göre ancak veya şey bana ben sen biz onun olduğu`,
  vi: `và của là có trong được cho các một với những này người không đã để từ khi đến về như tôi cũng ra nhiều
    vào sự trên hay việc thì mà đó bị sẽ họ phải`,
  id: `yang dan di untuk dengan ini dari dalam pada tidak adalah itu akan ke oleh atau juga sebagai dapat karena
    mereka kami kita saya ada lebih telah bisa tersebut secara bagi seperti`,
}

/** English function words, the spellings of learners and chats included. */
export const ENGLISH_FUNCTION_WORDS = `the of and to in a is that for it as was with be by on not he i this are or
  his from at which but have an had they you were there one all we can her has their been if more when will would
  who so no she my than them its into could your our these some what do may about should how those because any
  only over out also where after most such other then very up many much must well between being under does did
  too just don't it's i'm can't u ur dont im me him us make get like go`
