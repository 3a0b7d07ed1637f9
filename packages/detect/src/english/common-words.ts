/**
 * The most frequent English words of Google Books 2010-2019, most frequent first.
 * Source: orgtre/google-books-ngram-frequency, CC BY 3.0; data from Google Books Ngram Viewer.
 */
export const COMMON_WORDS = `
the of and to a in that is for i it was as not with he on you be his this by or are at her from she had
but have an they we were one all can which their my if what do there when would him so more me will been
out up about who has no into time other them your said could did then some these also like than its may
only see new how two such over our first any just after back now through even people where well most
between way because know should before many down very made life work those us here get use make being
good much each both man right while used world same must long go years still day own does too under take
another part state little however off three around think need never come might different again without
god system going want hand social during place thought against something found high case say why away
information head within let eyes number left old every great example since data came men set look
children water university few face research chapter small things year based find end human last home
always power asked figure often order family important using women process house point though law took
states called looked second public given got help once body until change put development went room group
next general love am form side following give large less told better knew yet table control upon later
study others himself school press war rather best government book american person business nothing tell
fact mind although really level early father national political name shall thus felt words enough among
seen far course night health history making together open times possible door value mother young several
model self light four days care become thing having saw ever least whether international white woman
section sure wanted means turned including already done along whole across question known black feel
rights analysis city heart support child present able almost line keep act hands above problem anything
further either area sense common real local low taken experience behind moment full free education
management looking yes show service therefore students nature death studies five learning knowledge word
company voice economic energy country past mean air kind began hard type society view results particular
language half working role certain food due effect court call policy true individual party money result
risk age gave approach doing per systems community action seemed front available matter close provide
specific terms held idea english toward period theory everything heard interest term non short perhaps
class needed became space function century future journal evidence land rate practice believe itself
someone position field third single according patients clear especially blood understand turn big
themselves quite report says treatment reason cases market services office taking members related story
read soon king problems similar major include higher changes finally outside groups church various
instead living leave inside top south relationship conditions started sometimes required today science
questions total shown effects current subject else project force structure play ways usually method
natural performance son design brought considered main lord likely red review ask needs test probably
thinking production response key live building necessary answer plan personal culture ground program
morning values late attention herself oh strong move talk security cell trying makes return note longer
understanding start run associated special job physical north lot coming maybe feet countries account
cost whose series growth activity rest car lost art alone potential cause getting decision issues
friends increase myself minutes near hours provided stood material lower actually patient quality simply
content source paper step significant surface hair six areas deep fire bed hear central friend towards
sound try financial tried beyond dark cultural stop range size percent girl remember disease situation
continued seems middle indeed private gone population months cells activities difficult followed jesus
parents pain sat described british bring wife earth everyone property image consider levels bad hope
amount below center writing written modern dead addition arms greater technology truth access poor
movement shows hold feeling focus european music road increased simple street resources nor global text
lead kept factors training trade department environment town methods developed news led involved
particularly quickly moved books positive standard reading west forward pressure mouth military create
medical legal application organization bit loss context behavior team foreign wall forms works meet rule
happened effective events whom complex met product issue reached walked points impact added follow sent
rules lives influence cut green expression earlier media generally floor individuals purpose pay ten
america stay final comes types wrong complete ready normal basis list presence stage critical twenty
seem french difference meaning anyone sea saying cold basic direct beginning received week fear expected
price cross capital police china respect spirit clearly fine president opened religious east limited
additional post boy page ability speak brother income defined letter parts share easy eye products
processes river choice recent pulled published date network created deal wide object game federal
meeting fall bank blue smile directly passed region site skin allow reported solution established sir
authority provides phone appropriate primary despite brain memory mark original direction hour oil box
distance learn arm except status communication flow takes member closed ago die elements worked please
window contact models board lines ideas average yourself species college standing distribution trust
heat immediately justice included throughout sun entire army condition industry tax applied volume round
decided add meant happy whatever stand temperature mass discussion weight concept costs running talking
features million environmental moving german giving association placed stopped union re europe degree
identity historical negative student success suddenly offer code sleep scale character clinical staff
christ event relations western changed walk wrote workers returned politics lack multiple certainly
faith length materials march previous write presented phase article author appear literature assessment
peace husband strength forces chance onto allowed continue sort weeks england steps task miss christian
carried civil produced address numbers differences hundred bible active observed nearly computer
planning brown base film actions beautiful importance traditional appeared died waiting hot compared
june former develop protection explain discussed daily determined statement practices reference unit
thank seven showed easily ones exactly smiled ran becomes slowly reality sex built completely neither
companies fell factor skills places strategy lady breath professional wait glass born drug larger safety
council introduction lived none functions stress raised requirements couple obtained failure properties
sources search highly mental baby committee daughter internal commission master agreement opportunity
economy examples initial programs notes determine tree lay record reasons sister independent moral
chinese instance india path begin produce relationships gives serious paid leaving nodded cover freedom
july manner teaching check leading sitting require cancer investment construction useful holding reach
rose covered claim growing laws picture hospital capacity caused notice pretty okay learned sign appears
equal thoughts looks fast lips measure filled rise older rates girls desire proposed fully popular
parties measures schools sorry female offered remain caught sexual exercise exchange setting otherwise
watch wish gas heavy plant noted hall avoid spent nation evening relation principles families spoke
follows african safe soul sample administration drive benefits perspective requires therapy remains
operation images eight perfect contrast religion effort goes prior style occur break extent seeing doubt
teachers includes april increasing replied balance france standards understood agency chair labor
conflict remained message pass suggested teacher visit male unless loved wind edge park shook identified
straight fingers relevant supply marriage organizations serve violence successful principle file
institutions color actual demand definition happen month attack speech efforts arrived title identify
stories shape library miles piece hit concerned interests relative speed structures chest race mentioned
charge gold developing aware attempt january pattern summer experiences designed september reaction foot
animals aspects indian shot van decisions constant soft shoulder eat choose existence chief leaders
operations essential dad watched stone variety alternative overall apply collection urban web shared
killed online uses powerful applications december policies goal africa sit believed target trees
explained reduced characteristics fight island married scientific evaluation bottom argument touch knows
objects october location contract doctor responsibility animal parallel electronic latter agreed bill
circumstances upper persons techniques prepared relatively mine vision gender benefit external names
neck separate existing finding reports thousand worth knowing transfer strategies ensure rich equation
played resistance speaking firm conversation hell progress reduce bar version responsible letters formed
eventually leadership double boys fixed correct credit nations crime august scene details plans
connection communities build user trial goods acid concern save kitchen germany receive regarding battle
generation dog stock officer opinion suggest bodies spread entered ancient frequency fair framework
sight realized motion via patterns formation nice description watching helped command ship holy
components legs walking guy israel answered carry element slightly equipment describe performed corner
closer minute index challenge acts warm interesting recently employees playing feelings anti protein
fish domestic starting tools claims copyright changing rock philosophy core ibid approaches forced fit
november conference procedure majority affect silence opening turning causes improve allows enter kill
agent horse wants treated hence thanks prevent broken laughed client suggests division send fresh
machine purposes introduced projects creating regional technical trouble telling thirty units impossible
industrial slow employment goals station seat crisis cup expect exist secret sector guide annual served
expressed whereas birth variable proper hurt output medicine square drink possibility finished providing
records hill strange village huge dinner emotional practical metal creation protect managed internet
ahead store coffee interaction release typically concepts occurs smaller career accept moreover named
spiritual academic gain pointed mom quick commercial intended regard educational psychology dear kids
advantage selected director damage interested walls testing accepted opportunities dry official
procedures leaves yeah suppose items buy wood captain signal leader spring comparison chemical centre
quiet wave keeping supposed plants criminal empty survey frequently becoming duty views matters afraid
background southern tears forest judge clothes soil interpretation focused processing merely february
hearing beside americans joint block click dream achieve tests clean contemporary apart sales travel
county california regular uk imagine papers forth cent mission maintain maximum fields calls sites
carefully medium variables pre selection novel unique bear failed reduction tradition increases located
evil layer secretary represent referred cities familiar discuss figures contains connected authors
reserved error kingdom ratio concerns youth obvious worse cognitive wild visual labour stated officers
participants software asking guess sky map formal dropped affected signs royal challenges insurance
climate adult noticed experienced entirely showing powers engineering cash interview jewish sufficient
sounds ice audience pleasure previously listen recognized hotel combination enemy agents japan pushed
shift picked opposite conduct drugs mode intelligence concentration typical feature component regulation
symptoms advanced screen foundation removed canada soldiers detail sweet grew windows seek accounts
usual iron consequences garden leads solid wine wonder resulting district networks japanese tissue
obtain drawn gaze broad dependent appearance grace northern stared operating bone extended subjects song
nine train belief options chain tool draw britain option citizens narrative heaven stepped cycle request
classes ring lose native conclusion digital promise secondary truly winter supported assume studied
represented grow researchers tone psychological occurred sides brief absence bound findings specifically
controlled recognition significantly device fundamental possibly lie input perform noise measured thin
technique regions lake judgment limit aid drew professor gets discovered severe minister anyway
representation document defense parameters false argued net sets beneath objective greek revolution
confidence apparently users thick mostly ball transport drawing assistance shoulders ourselves spend
hardly relief sequence situations markets respectively concerning afternoon responses implementation
bright roman ended spot frame willing experimental orders subsequent plane journey minimum establish
offers ordered fourth outcomes facts funds nevertheless chosen queen laid pair nuclear combined russian
drop band inner surprise gun manager dress explanation behaviour affairs select reform competition
pieces bag thou increasingly worry somewhat references anger agree highest resource solutions humans
remove corporate injury obviously silver fat resolution camp unable club largely mountain assumed
exposure notion adults salt linear matrix transition alive functional radio forget passage detailed
mechanism pick till tend star remembered shut pull indicate participation flat join accessed display
indicated pure movements eastern surprised kinds structural count mid carbon extremely divine track
liked edition customer video sought documents escape weak represents throat bridge permission besides
similarly link putting closely waste evolution contain muscle partner positions enjoy origin consumption
assets prices criteria season adopted density probability games eating grant strategic numerous mixed
consistent calling boat houses conducted dynamic democratic involves broke consciousness silent outcome
achieved aside express debt joined derived television marketing empire beauty extra limits circle waited
remaining threat principal tea customers investigation intervention teeth grand prove dance domain
greatest statements advice reader yellow catch fellow cool pages employed fun plate taught rural desk
devices approximately driving sentence sold fighting mainly efficiency identification mail currently
glanced cast fund examination diagnosis containing dangerous storage wondered ye campaign sin cried
lying aspect mechanisms gene finger famous somewhere reasonable primarily guard plus recognize wearing
decide vehicle employee trip immediate proceedings moments depends driven necessarily random spanish
danger colleagues integration careful repeated infection authorities theoretical monitoring marked
headed entry define intellectual summary australia consideration corresponding sharp crowd category lies
kiss considering host tomorrow regulations completed banks talked ear ordinary furthermore load nose
unlike ideal happens tasks courts texts commonly missing widely turns revealed refer easier improvement
flight tongue directed zero ill struggle universal surgery emphasis joy publication executive carrying
prince begins milk answers temple paragraph contained continuous darkness channel democracy angry
healthy emotions capable twice awareness asia categories glad anxiety divided rain sugar linked prison
shop lifted stuff somehow reflect museum younger acting liquid owner contents passing sections narrow
hidden taste buildings budget provisions disorders delivery jews grown discourse scheme payment literary
characters equally personality considerable transformation consumer biological farm visible depth
suffering fluid whispered distinct proof gray theories abuse choices card depending interactions
collective improved disorder constitution realize sons firms listening valley shirt debate estimated
decades unknown sciences housing profit significance engaged attitude prayer coast respond republic tall
leaned counter jobs ends faced mention heads seeking copy wealth logic steel tiny measurement depression
largest mobile generated excellent frank handle concluded poverty determination tonight sick
technologies manage parent uncle implications stable creative weather ultimately exists surely released
sum settled convention column recovery era faces snow stomach refers laugh brothers gift doors appeal
readers win motor genetic latin argue recorded rapid horses mechanical demonstrated roles russia
childhood deeply planned rare hoped shock proved match difficulty border won alcohol sudden induced
traffic estate agencies stability translation seconds rising sell thy informed wonderful scope advance
fruit risks effectively fifty raise equivalent angle sharing emergency acute height tells beliefs
italian articles publishing leg clients officials rooms busy indicates helping root zone beach route
golden falling corporation election syndrome committed twelve forty describes innovation organized
bringing moon concrete portion perceived italy teach governments curve composition suppressed tight
diversity samples collected attempts chronic unto observation fill thousands statistics bond experiment
murder helps commitment absolute treat chapters sensitive secure fuel cook beat dressed normally
offering rapidly contribution wear allowing topic extreme pocket ministry diseases strongly ought gate
apparent row desired pictures driver handed demands claimed senior wisdom algorithm pressed efficient
grabbed scholars maintenance assembly ethnic agricultural arts gently perception experiments bought
tired percentage edited cry organic mexico provision welfare underlying oral institutional struck versus
refused reporting aim involving troops facilities button engine molecular hole languages guys wet barely
breast purchase substance institution waves streets continues administrative lights fashion properly
organizational classical stayed stages survival regarded catholic item independence promote arguments
ears meat flesh drove sheet comments engage supreme ethics preparation ocean calculated port ride
touched exposed editor bread consists whenever camera smoke dollars sale architecture perfectly max
stars adding variation ethical expansion plays intensity issued spoken electric observations colonial
governance reactions comfortable nobody grade replaced hung addressed writer score binding birds
household dogs integrated distinction dealing smooth oxygen suit weapons classification players nervous
attached characteristic calm promised vast bay initially ray database prime armed specified laboratory
economics magic expectations regime harm examine naturally apartment loud rolled substantial holds
directions mirror actors yield cultures feedback drinking flowers involvement branch reflected territory
tables stands dreams permanent threw dose minor managers shaped worried lunch gap push extensive
reflection cat engagement files listed objectives dynamics seriously christmas forever stream
conventional decrease recommended quietly declared nineteenth print legislation radical prepare films
witness beings crossed surrounding periods worst session opposition granted mere reaching plain nurse
contribute cooperation billion panel tension bedroom superior website cloud owned illness presents
dominant universe happiness presentation guidelines dimensions rarely memories profile scanned assigned
spending mountains fallen crucial comprehensive involve degrees knees discovery demonstrate
representative liberal formula equations precisely entrance landscape sports examined sub stairs writers
extension gathered funding statistical breakfast absolutely estimate welcome suitable delivered comfort
trans bus poetry feels fault smell amounts valuable characterized controls nerve conscious fail
communications difficulties detection breathing prevention settings spatial staring accurate mixture
explore instructions receiving finance facing perspectives centuries links terrible sunday recall kissed
asian attitudes contrary evident serving damn shadow hide saved consequence ex pool unfortunately
distributed aunt requirement enjoyed hate thereby bird transmission boundary compare returns partners
copied fifteen thee brand uniform charged accounting maintained elsewhere agriculture treaty egypt
spaces imagination spain burning exception radiation racial particles comment sword grass revenue wished
bottle personnel acquired ireland finish forgotten wore satisfaction proteins ah fly signed instruments
ages connections irish attacks feed breaking circuit magnetic ofthe ships sand meetings missed
supporting emerged sounded boundaries honor empirical expert scientists hers establishment complexity
asks reducing plastic photo programme cars consequently pale manufacturing separation phenomenon
societies causing vector instrument helpful assumption encourage sees membrane originally victim bell
intention emotion wise vote happening producing essentially decline fairly moves smart victims wedding
nursing mix preferred multi voices meal destruction occasion sighed coat tip violent effectiveness stick
axis populations gradually skill applicable adequate kid hypothesis accident deeper grounds faster truck
entity partial migration spectrum player dust instruction gods chamber opposed slave flying peak assess
hey regulatory emerging schedule settlement begun totally interface strike wake messages electron
incident hat quarter trained throw dimension smiling duties trail movie restaurant falls contributions
friendly warning admit steady enforcement mood reveal liver pulling greatly stronger enable anywhere
viewed admitted transportation classroom muscles abstract rational potentially platform passion errors
fifth runs constructed sake finds atmosphere suffered synthesis split mistake storm constantly criticism
discipline quantity waters everywhere determining approached massive confirmed favor rice doctrine
generate brings composed modified magazine glance definitely protected fiction enterprise velocity
cutting accordance constitutional shares diverse disappeared infrastructure satisfied proportion
guidance shoes behaviors roots muslim wound crazy newspaper blind governor approved namely reply thinks
starts heavily string selling regardless strain canadian taxes paused pride victory theme genes locked
shit roll chose imaging academy stuck homes losing marks decade expensive intense occasionally pleased
nearby sad limitations healing parliament accompanied raw exact roof server vertical beer influenced
liability destroyed twentieth aircraft sleeping argues resulted fought competitive separated distant
proud priest hoping depend yours minds everybody killing diet returning tied capture coverage hundreds
vary hanging equity islands plenty mutual wooden glory electrical punishment musical continuing
philosophical crew announced solve phrase marry isolated wrapped consumers rough operate compliance grey
theatre bowl artist unusual partly printed accuracy loose facility vital complicated sustainable fate
payments painting trends evaluate pregnancy laughing compensation orientation cream teams managing
lessons letting temporary odd discrimination knife invited estimates virtual assumptions encouraged
comparative shrugged transactions measurements delay consent virtue gained appointed honest wider
parameter arrival sacred theology inch paying behavioral contracts approval duke observe favorite pray
islamic duration successfully tested dying plot interior shouted relating remote molecules bonds
residents lands loan blocks anymore reputation businesses overcome demanded bearing lesson poem
attempted convinced correlation translated defendant everyday christians colour pan slipped ownership
faculty recording stored assistant min league signals frequent entitled duplicated publications vice
responded bones clothing developments losses humanity acquisition possession uncertainty briefly
encounter discover dialogue pro layers ultimate equilibrium voltage worship considerations simulation
flows palace trials imagined instant cheek cards foods worker stupid confusion simultaneously bent
indigenous participate acceptance minority oriented overview excited guilty cited dimensional tumor
proposal burden sport possibilities branches defence imperial checked australian charges impression
heading mad newly raising emperor trading amendment outer buried thermal conservative conversion visited
supplies repeat tube industries owners asleep removal telephone ease excess explains marine gay protocol
saint blow unity graph equality occupied advantages lots closing constraints monitor jumped prominent
valid expenses applying retrieved orange suffer employer discussions farmers ongoing optimal gross
wanting operator scores studying logical serves pink liberty arise conservation surrounded woods shaking
compounds songs chicken castle sending fed survive attend trauma indians reserve traditions vessel
conclusions creates solar vessels lucky appendix identifying bare deliver illustrated reminded eggs seed
node partnership writes commander interventions tendency contexts yesterday arrangements applies lovely
centers performing lit virus crown founded confused sensitivity priority rocks attorney particle fuck
arranged reasoning ladies experts angel systematic soldier ignored improving softly instances analyses
dan modeling gotten gospel differential norms decreased slaves routine listened mathematical ad quoted
topics inspired beam surgical gentle necessity harder hearts array locations tower tour mile
professionals format essay artists belong insisted entering asset trace interviews servant default
advertising rank interval slight obligations wheel classic extend slid arrangement assist subsequently
planet dutch dramatic developmental repair maintaining identical temporal publisher desert loving
speaker blame intent arab representatives luck burst naked crystal mathematics log churches produces
loop implemented lift somebody enormous environments wing grain introduce christianity kings registered
bush motivation testament ending chin plasma inquiry implies spite recommendations physics configuration
vehicles enemies enhanced captured wondering technological construct ass inches covering courage wire
bureau curriculum mothers servants accordingly dozen shame expressions sisters crying curious aged
acceptable devil pack stem coal tail destroy judicial prefer guns wars enhance award jurisdiction trend
abandoned sacrifice disaster forming giant crimes channels friendship regularly meanwhile cooking cheeks
burned conflicts aimed shortly stroke laughter pointing clause shell essence attractive shifted knee
searching doctors agenda achievement hills fiscal differ privacy symbol expense permit courses navy
switch attributes peoples millions pace agreements establishing colonel funny pilot variations arrive
commerce grateful explicit don yard fewer threshold appreciate heritage activation remarkable diameter
thrown responsibilities bigger spirits grave linguistic challenging generations pulse organisation
qualities praise singing rejected poet theorem exhibit representing membership scenario sphere
restrictions utility rely stones broader islam lateral shore bishop origins execution pounds mortality
permitted para targets existed replace mining imposed fishing definitions readily receptor phenomena
staying threatened boss innocent excitement communicate slavery solving suspected bathroom transaction
creature pushing clock manual chemistry moderate availability da medieval palm verse measuring
obligation register afford horizontal lawyer finite conceptual cheese insight visitors football
disability implement prisoners elected behalf turkey entities preparing suicide dedicated writings label
biology apple guilt amazing electricity pleasant modes candidate physician immune transferred initiative
weapon rush rolling neighborhood fort deemed literally puts package communist influences assuming
reverse excuse contributed jump machines judges infant conception concentrations impacts forehead
likewise testimony leather chart expanded opinions explicitly associations reflects operational terror
scared anxious rear restricted progressive vulnerable suggesting promotion hero unlikely lock gathering
butter firmly diagnostic universities korea menu nodes gentleman diabetes compound hang therapeutic
tourism productivity mystery senate maps pregnant displayed supports reviews painful shake calculate
painted precise stretched reliable deck saving defining striking lung automatically flash connect guests
eternal clouds filter coach neutral roads quantitative declaration cotton denied hungry noble upset
shoot lists offices towns fired elections transformed integrity clay cardiac attended afterwards
exercises differently fees distinguished fortune extraordinary fucking functioning app cluster
describing stores blank guards securities mount lip feeding inventory realm hydrogen alongside
distinguish wage diagram optical worn facilitate focusing wolf honey stranger investors collect parking
shadows designs covers dancing paint adoption immigration mercy wings ritual draft tale senses fever
suspect sentences hated interpreted companion relate collaboration saturday egg gifts acids seeds latest
edges cleared fee sampling lane physically qualitative handbook artificial smoking quarterly reveals
surprising renal constitute wounded symbolic abroad o'clock temperatures citizen inter burn surfaces
sing drama riding romantic filling injuries coefficient bloody combat whilst dependence hunting alliance
nonetheless crossing keys colors ignore keeps fool programming critique adapted den cousin meaningful
devoted tank elderly speaks habit exit scotland atlantic flew informal grinned cap climbed reward
advances glasses genuine personally bars shopping indicating monetary bias custom dollar grief profits
dirty biblical currency foster static investments iraq altogether jacket virtually adopt calculation
analytical essays widespread candidates email capabilities slip dawn methodology nights quantum shooting
revised powder adverse revolutionary protest vietnam focuses tough possess wages sheep hiding
accomplished panic loans deny expertise ceiling badly airport copper arrest verbal bacteria lifetime
computers ok absorption assured revelation filed mum thesis hunter ate belt codes affects legislative
horror buying waist referring flexible desires pot biggest controlling dare grandmother rent province
precious themes qualified discharge dried respiratory fix laser ha tender absent directors mobility mess
threats handling figured appointment factory roughly gather pepper ideology critics validity slope
export autonomy indicators guided fraction accused blessed integral aims guest lowered choosing
lieutenant passive amongst males dispute settle embedded license excessive fears encountered boots
sufficiently wishes attachment designated landing resist rushed pulmonary hopes classified amended elite
representations submitted creatures graduate peer regression computing promoting grandfather symbols
cattle slept infinite er dates emergence consensus scenes counsel neural fiber salvation circles
unexpected princess emissions republican dominated mouse chocolate barrier yards ward illegal crack
partially placing conclude juice winning newspapers assignment proceed terminal copies transform pairs
protective eleven update fathers corps desperate patent incidence forgive immigrants artery acknowledge
replacement adaptation weakness detected math pursue attacked magnitude citizenship tie boxes requiring
columns confident nowhere landed usage bleeding tightly embrace grip predicted worthy guarantee
adjustment occupation varying adjusted bow ghost customs segment satisfy flower insights purchased
studio sustained defend pen lesions inequality mexican automatic monthly diffusion hello minimal
attributed resolve earned pop respective frozen checking investigate acted believes corruption evaluated
profession highway resolved ma pause actor unconscious cabin brazil bbe width feminist tap photographs
cock addressing residence grid gates instantly reforms cloth crop illustrate explaining wash defeat
indirect circulation warned lowest publishers creek economies hunt leaf pollution versions sheets
weekend reconstruction preceding eighteenth packed eve inspection visiting waved shower expand plates
hip destination thickness pour avoided loves ties capitalism barriers habits ecological identities
theological favour intermediate opens editors friday banking carrier divorce infections profound
screening cave intelligent frowned photograph belonging colored occurring poems collapse numerical
perceptions sixty exploration steam handsome sigh sessions varied mapping mild bet abilities shapes
snapped weekly honour rescue poured productive divide scattered addresses hath invisible recalled
comparing inclusion dining aggressive distress combine alternatives isolation affair organ preference
retirement jury conversations seated literacy anterior daughters calcium legitimate phases drunk
negotiations tends occasions examining savings grin ion meanings anybody fan chains lover glucose avenue
reliability remarks systemic birthday pope transmitted onset super fabric efficacy approaching corn
paths interrupted acknowledged invasion exclusive enables adjacent thoroughly curves intimate sodium
posterior reproduced correctly stretch complications strict stations courtesy investigated timing
suggestion flag launched tissues gains prophet pipe scales incorporated thrust possessed passes sectors
editorial treatments leaning pressing medication photos providers coordination practically improvements
con explanations gesture investigations accessible furniture altered slide semi preferences bitter
preserve seats authorized lightly talent cups reaches vegetables educated requested cake enabled feared
archives lean deaths initiatives ingredients fox historic healthcare eager sixth inform infants worlds
souls bulk pitch brilliant narratives females corporations sensory sorts emerge inherent calculations
discussing foundations concentrated bath matching circular likelihood unemployment dual verb nurses
actively holes exploring succeeded styles predict nutrition sweat subjective rang folk completion
substances dirt tape aesthetic proposition correspondence sensation horizon achieving blade mask cabinet
requests threatening pursuit mice netherlands spin atoms associate seemingly loaded assessing sink silk
scripture visits spine submit hips import refuse touching flood detective relaxed freely angels priests
brush myth jaw algorithms germans departure affecting breasts preliminary swept elevated conviction
polish awake sustainability cord rivers hierarchy subtle flexibility greece attracted reception solely
drag converted structured farther balanced statute reviewed quarters tracks earliest sociology voluntary
cellular campus adds uncertain exclaimed bite witnesses theater hebrew purely prediction gonna backed
arrested reduces bull fancy muslims doorway enterprises volumes dick cleaning eyed grasp couch twisted
importantly washed injured politicians registration justified sauce pile targeted tolerance hired
borders assault engaging breathe sole olive shocked pursuant op considerably peripheral attempting
mediated faithful naval vitamin lens walker shifts enzyme creativity occurrence entertainment lab stir
warmth detect alarm beneficial cable chairs chase terrorism protecting resting additionally households
analyze schemes strictly chairman arrow worldwide knocked reserves rope supplied escaped intensive
repeatedly presidential displays crops injection serum illustrates expecting wherever variance daddy
outline relevance aging operators tear upstairs gravity inflation muttered sequences bags employers
sooner practitioners stopping dealt programmes shorter rat intentions confirm delight bits governing
ranging lap hurry chances faint inhabitants climb optimization hybrid estimation recovered evolutionary
sage throwing villages fails financing succeed analyzed demonstrates shifting struggling inevitable
belly emission challenged uncomfortable mill operated margin relatives dignity sizes commentary
swallowed traits pressures assessed stare holiday extract grab rage trigger civilization paradigm sensor
therapist pathway sins belonged organs fleet shed morality earnings purple likes interference excluded
tent audit reflecting bench ideological surveys dated defines recover shelter disciples manuscript
distinctive struggled privilege midst throne departments rejection retained rows promises occasional
beast provider violation artistic tobacco dressing neighbors mounted capability learners descriptions
desirable respondents consisting selective exclusively reasonably wheat influential portfolio dragon
gardens pub relieved exhausted interpret enjoying printing mate awful marginal survived coastal babies
script patience spare caring executed installed scholarship curiosity pants realised eliminate initiated
rotation canal acquire expenditure tunnel headquarters loyalty differentiation decreases rode dragged
monday attribute venture explored legacy amino funeral movies pound secured murmured nearest avoiding
engineers organisms rhythm sergeant treating alter allies seeks supervision thumb walks competence
picking certificate preserved rid surveillance consistently tract comparable stakeholders quantities
basically determines strip rhetoric folded ruling exclusion disclosure trusted ruled wives tended
hurried loading fold battery belongs indication dating conscience remind vascular interact railway
presumably tracking wales presenting bills bands documentation prescribed nerves contacts whoever pump
upward cheap yelled mature safely prisoner gulf craft suggestions motivated hospitals innovative knight
implementing hint forum voting heating prospect mama criterion resident commit cycles restoration atomic
socially masses korean prize admission mistakes secrets adjust evaluating neurons cared gallery
administered disabilities carriage centered swung gear boats intervals debates folder knock lined
eighteen composite needle sexuality arch generous justify flour episode drinks encouraging displacement
backward covenant rubbed grants elementary festival passenger flame accountability socialist jeans
enthusiasm tumors rings followers modification cigarette receptors makers floating domains goodness
sophisticated retired regret fracture convince fatigue peaceful module allocation coupled mighty damaged
alert prevalence mud divisions exciting expanding pity beloved implied sovereignty brave speakers
deficiency intake oven researcher rigid lawyers ministers fruits yields damages delicate persistent
lecture secular compromise formulation metabolism lighting placement sovereign stimulation masters
rested lifestyle frightened cooperative id charter tribe forests reproduction fans justification
surprisingly polymer baker emphasized specify adaptive dean ceremony stops earl meals scent considers
unions workplace diamond inferior normative absorbed pathways overhead gospels tries rating reporter
spinal rendered joke turkish virgin woke alike receives specialized physiological container retain relax
notably organisations recommend tips quote hardware eaten problematic breaks complaint promising
molecule activated cuts pakistan screamed promoted poland inflammatory harmony portrait traveling causal
charity launch calendar constitutes evolved switzerland arises hunger penalty historically removing
tragedy relates forgot lungs deals adventure employ farmer publicly producers genesis competing
suspicion deliberately gang nitrogen basin frustration sympathy chaos ensuring tales underground
continuity notions proposals rats workshop census valued geography singular alpha shade delayed kicked
appreciation maternal accurately react collections spell tossed expectation anticipated cinema norm
diary situated balls shops cape inspiration impressed propose peers varies lesser fragments accumulation
fence valve failing historians bore appeals independently defects void wrist impressive substantially
gentlemen believing discrete assessments novels extending evidently electrons torn arguing seventh
collaborative midnight documented ego physicians questioned engineer harsh remembering bears confined
deviation bases attending colony egyptian toxic tribes drops pole par metabolic ions semantic primitive
insulin abnormal romans geometry wealthy concentrate rail hi silently lily assisted talks accomplish
baseball prayers extraction wicked experiencing mayor zones segments mysterious generating bother kidney
alien traditionally trap deputy perceive romance reign degradation sized modest obtaining
interpretations bold boards participant regulated thread residential psychiatric momentum sharply titles
endless exports bomb outlined exceptions skilled swimming lacking restore aggregate genre remarked
eligible implicit blanket mixing draws commands geographical commanded yang corresponds conducting jail
undertaken hesitated globalization fantasy sixteen counseling porch robust ridge metaphor blessing soup
questioning infected senator wounds chemicals pupils illustration convenient accepting earn mainstream
tense urge deserve spotted metals arising chopped query sec exceed consumed dish recognised witnessed
corridor preservation attract drivers colonies beating lonely journalists dictionary realization
invitation subsection bacterial whites peculiar twin separately limiting conceived wireless trunk meets
compassion civilian fraud connecting seized demanding joining dishes flowing alleged collecting hallway
coefficients dense junior rehabilitation mineral cooling substrate preventing mechanics han affection
fourteen mediterranean retreat despair scenarios cortex computed folks vein realistic blacks elder
precision killer autumn frames resistant inadequate horrible cruel arose coalition closest answering
generic elaborate deposits coordinate kick adolescents carries stimulus medications proven prevented
meta signature characterization micro clearing revealing whisper scottish invention invest binary nod
breach radius advised clusters guardian cure resort intrinsic residual grammar sweden treasury lion
fitting passages ecology emphasize rubber vocabulary noting keen arbitrary squeezed satellite brick
faded exam inputs reflections cooked responding audio suited psychiatry consistency seal silly
prospective continually counted resonance mortgage crash highlight shallow gen spreading withdrawal
facial reads judgments inevitably madame swing observer shield governmental wells compression meditation
introducing positively wholly lamp bunch trapped strengths couples severity neighbor stolen broadly
fibers warfare odds afghanistan tab listing inclined indicator audiences manifest producer disappointed
corners torture quest substitute pronounced dismissed heels raises definite selecting retail pit reject
collar administrator seventy counting weird similarity majesty urged envelope occupational screaming
ugly certainty hormone obliged jersey depicted ranks wiped angles genius traveled spots commissioner
scarcely bid sliding paintings organizing passengers comply tech priorities clinic rape filing
celebrated blew expressing memorial gut labeled humor shots beans distributions restored outstanding
victor urine liberation rifle politically routes plaintiff declined sheriff forcing impulse chapel
nucleus abdominal disappear pine complaints crowded dull historian induction opera remark frequencies
municipal legitimacy rod lifting sits scan districts equipped reinforced disposal machinery pension
oxide constituted thereof rays nationalism limitation formerly elbow engines deposit oak suite minimize
directive inheritance trick drives participating failures supper patch refugees incentives statutory
attraction sunlight ash tag proceeded dropping shear consisted stern suspended clerk grows globe um
merchant visitor southeast scheduled stressed teaspoon firing viewing overseas drank renaissance
overwhelming inability lightning monster denial spontaneous prolonged altar consultation pursued brow
ignorance mistress fist beds interactive cats histories piano controversy hostile fled behave destiny
counts harvest shining religions consist oldest scream ticket fortunately breeze enzymes quit extends
hire wilderness succession parked strengthen tropical libraries geographic strangers planted underneath
ca skull sofa solved processed baseline claiming garlic railroad imply median demonstration performances
disputes lasting poorly presently haven correction undoubtedly adolescent whereby synthetic utterly
darling computational varieties subjected hollow cottage washing combinations cognition inspector vague
searched thirteen gratitude petition lease remainder pat farming terrorist rev periodic spouse authentic
observing continent proceeds treasure civic scholar barn butler progression surrender matched
inflammation gradient revenues bride generalized streams clubs span fatal convert stance kindness
develops anthropology flames parental receiver decent atom troubled territories pose installation enters
specialist smiles respected retention locally cerebral arriving dramatically lemon deficit variability
campaigns identifies salary shelf unnecessary flux highlights pretend cope projected deciding incredible
incidents probable wildlife formally caution territorial enabling inserted bullet downstairs clever hook
sandy sustain retrieval israeli glow applicant aggression appearing combining render assurance
controversial frontier continuously miracle protestant restaurants regards disk handled ignoring
vulnerability inherited voters philosopher foolish ours useless beta instructed notable abundance
climbing approximation horn conventions handful capitalist designer modify potatoes updated fusion
sorrow inhibition markers curse commodity prospects harbor assembled phrases fuzzy seldom rooted habitat
readings closure sank associates stake insert competent burns awkward winds warrior forgiveness
sympathetic invite manufacturer provincial defensive signaling straightforward ranch fires heated
certification intact relational allied basket startled convergence stiff profiles catching beef fitness
organize hug tons tribal delicious impose pin veterans autonomous modernity willingness assumes compact
gasped brushed proceeding planes saints trembling racing revenge supportive projection baking
recognizing parks explosion longitudinal flashed designing racism permits bodily breeding apparatus
fierce funded snake neglect highlighted premises impairment infantry ruler kissing doses mankind
struggles pastor transnational fitted architectural triumph elastic lamb bulletin entries arrange locate
volunteers socio dialog defeated donor aloud rebellion severely chuckled traumatic coding stack regimes
ranges bend defect echo buyer clarity linking federation exploitation liable esteem springs sheer
disposition prayed veins manufacturers austria jet cardiovascular ancestors offensive eyebrows
contributing tactics migrants oxidation urgent recommendation philosophers traces framed constraint
triangle kit stresses camps imagery enlightenment ridiculous vitro continental journals ceased juvenile
adapt hatred checks nazi dis corpus desperately gaps maturity pockets judged vacuum pet uh hypertension
reproductive controller scattering swear nonlinear discretion tourist electoral openly swift ratios
specification vain vegetable bacon decay sang layout tide ref murdered bike relaxation minded recipe
salad toxicity loudly feminine tucked satan obesity regiment weighted disappointment sensors rises
legend casual moisture fame beaten happily mentally colleges seventeenth rob diplomatic advocate dietary
fits tremendous inn assure labels awarded distances disabled broadcast expedition dysfunction behold
prey halfway anonymous luxury infectious upright disciplines complained sketch intentionally imports
drain weights exhibition shouting caribbean interpersonal owing fatty insufficient stocks unhappy
descent transparent intend sensing lo governed limbs analyzing stimuli steep obey reprinted posed
regulate gazed navigation acres deer rounded stepping mutations negro laying noon depths recipient
scanning commented embodied maid coupling immigrant lectures glorious blinked gaining supporters singer
thereafter bowed coordinates doubts convey trips abruptly dug leisure arabic albeit bilateral deposition
neglected compete scientist marker centres grounded disturbed motives doc suspicious tanks races ruin
demon creator derivatives invented comparisons discourses robin warrant chap bottles merchants tin shaft
viral activists negotiation parliamentary incorporate shareholders wheels greeted embarrassed taiwan
induce validation surgeon officially legally accommodate strains strikes committees specimens tray
illusion immense honestly respects texture termination heavens damned warriors chambers provinces guides
correspond stretching ordering conditional elegant renewed realities lasted imaginary garage obstacles
elevation specimen owe perfection farms randomized reactive conjunction incomplete contractor eighth ya
revision saddle proportional posts cal cavity pie metropolitan skirt coronary believers celebration
protocols hood votes vectors thorough blocked proliferation magical depressed utilized rocky prejudice
summit joints sensible statue charming restriction thighs widow deadly heal amplitude template tensions
heavenly popularity tune collapsed magazines carcinoma purse fetal ladder derive miserable noun bending
portuguese orthodox proximity reluctant crushed prosperity breathed anatomy declare accommodation
prosecution shaping energies verses friction invested hans marble traced spray visions papa dim
transfers pricing spun instrumental arbitration shipping sadness missions alignment celebrate suspension
fur exchanged discusses dig arc coping loyal temper merit casting organism feast damp objection
breakdown loads encounters arrows biography descriptive slammed cage stating bin appreciated asserted
termed deliberate graphic lords exceptional delighted coherent sue portions beard volunteer instability
resurrection realizing genome operates pearl magnificent steadily cliff transparency tion cargo smallest
headache penny hopefully armies publish advisory lakes encouragement ethnicity abandon oneself prompted
impaired spectral relied guaranteed guessed indonesia favourite grades downward maker echoed hazard
founder twins probe compute decreasing destructive transitions vegetation afterward humble elevator
mistaken bind junction victorian surviving cow ashamed chip simplicity corrected glimpse meters
favorable pig concert steal porter posted similarities abundant vanished analogy liabilities correlated
survivors soils boyfriend virtues focal mandatory goddess rituals mills sect auto tribunal witch
confronted serial vols robot derivative dental limb bass occupy verify anchor rewards interestingly
refuge excellence positioned dominance cameras girlfriend remedy suppliers compelling squares imported
artillery exile tourists paradise towel alternatively inclusive wrap custody surplus notwithstanding
eighty huh assertion offenders surroundings contest borne wagon dioxide refusal travelling lately pays
dangers extracted carved rival strings satisfactory companions swedish elimination footsteps awards
violations nuts submission workforce arena shoved editing hitting supplement ideals accent golf
compatible switching unfortunate bitch metric purchasing sentiment computation bronze episodes toes
embraced buttons drift beg fulfilled pediatric instinct frustrated indirectly taxation expenditures
dissolved diagnosed demographic atmospheric goodbye deeds scholarly complementary savage insects
incentive opponents dies polar accounted sail outward unclear prohibited ambassador timber motive
emotionally basement curled drawings integrate charm interfere poets seller nonsense sensed
investigators founding incorrect lodge crude fax eliminated nest prophets terminology complement reed
enhancing dilemma punch ventricular lovers praying barrel closet rolls predominantly outlook attendance
ho warming consuming switched tooth sealed heroes enhancement toe obedience confession suits overnight
analytic gases compelled commitments legislature tragic inappropriate overlap accustomed hosts bridges
pillow photography supra wishing manipulation congressional abortion manufacture accompanying norway
modifications websites solidarity antibodies hugged premium unified cracked tablespoons ports
confirmation ecosystem symmetry imperative commonwealth clue fairy concludes cries nominal irregular
cement consulting sadly buddhist archive carpet pursuing educators prone matches hid misery innovations
downtown delta utilization packet persian poetic ken summarized ranking contributes travels gloves
unstable congregation carriers gown repetition opposing temporarily forbidden anticipation preparations
poison elders psalm distal feasible parish curtain addiction adjustments culturally fury seventeen
battles discount intersection membranes brains stirring rationale investor operative approximate
spinning peaks pathology straw investigating righteousness passionate blast vivo featured descended
directory interviewed conditioning slice fond cumulative reconciliation rulers enacted deployment
archaeological manners blown fog insist righteous blend extensively individually blowing continuum
adequately halt successive swim platforms shout athletes minerals appropriately commons propaganda
heights taxi boot differs comedy positioning antibody palms contingent currents reliance stirred
narrowed mines pistol complexes terrified belgium tightened guiding harmful hierarchical meantime
advocates fashioned musicians modelling critically jazz onion initiation offset comprehension poles
minorities cemetery participated cultivation coin maritime targeting denmark decisive affective twist
viable paragraphs practiced replacing alternate bundle predictions offence tomb lacked maintains gradual
circuits condemned coloured sociological recurrent lesion cavalry accompany exchanges cathedral
hypotheses offense northwest treaties rounds thyroid gauge blocking cart judgement equals voyage
fundamentally ultrasound rabbit queer tubes consult satisfying customary seasons networking bladder
jumping bounded earthquake realism polite countryside settlements achievements chill transformations
denote stunned conquest icon holder manufactured cease accidents shy outdoor administrators tan boiling
assign boom sixteenth deserved sexy efficiently welcomed owed intimacy convincing persuade capacities
demonstrating acceleration privileged immunity verbs inhibitors hotels instructor transit societal utter
canvas vacation nationalist specifications lobby marched quasi burnt sends fertility curved spectra
departed truths demons interpreting devotion lets furious practitioner thunder mutation preface ruined
renewal procedural standardized panels cholesterol calculating inference wow eagle holland colours
charts bless admiral recruitment hits cylinder masculine accumulated genetics fake ruby physiology
bubble buffer weary messenger empathy purity amendments simultaneous jealous competitors partnerships
literal petroleum ankle dam cult plots exclude emerges ottoman annually privileges reversed silicon
solvent mercury wool communicating secondly album manifestations toilet humanitarian bastard transient
tore backs vocal statutes hormones opponent mutually sounding substantive undertake contracting kindly
negotiate aboard fork borrowed inverse comic costly grains receipt reflective thigh sucked catalyst
slowed exhibited sexually wandering supervisor certified fulfill fragment disturbance coaching countless
fractures tapped hammer appetite tenth bye reservoir propagation offspring sanctions resilience potato
hazardous hay prompt emphasizes strengthening reporters margins portal questionnaire homeland terrain
battalion stuffed endure simulations bibliography ambition morphology nails aligned unfair cervical
execute chat brigade speeches purchases drainage diminished reminds stained amid transcription sunshine
fragile cleaned phones dared litigation melting dwelling steering communal crystals colleague temptation
dozens trajectory videos fascinating delivering avoidance deployed homogeneous risen triggered oath
palestine weaknesses constructing rubbing contacted admired brass discomfort strongest burial pulls
shells cab ink nigeria deposited gripped timely leap allocated clan mediation ambitious adopting
portugal salmon waving mortal specificity apps groaned flung bargaining cop oppression lipid translate
entrepreneurs finishing helpless indications decorated overwhelmed booth confess arterial prevents
methodological superficial balancing chips enforce exercised chemotherapy bored lid refined urinary
abnormalities aluminum pond sticks tempted neat erosion clauses vaccine unpublished ninety orbit lighter
generates democrats muscular deed conversely melt fluids clarify rental careers sickness missionary
angular transforming ban mo teachings integrating responsive pencil completing gestures renewable
marking electrode clenched substitution multitude rhetorical deformation theft irrigation tuesday debts
drifted violet optional recognise lawn southwest settling wavelength mandate seas ham spirituality
documentary undergo judging expresses thursday fantastic swallow admiration permanently peered flies
promptly swiss databases setup longing nutrients ups crises vibration advancing prevailing strand blond
socialism ribs posture architect courtyard understands floors coins daylight exhibits swelling kisses
patrol ninth fortunate peasants flavor ventilation suppression smelled motions candy tickets screw
triple injustice freezing lengths assignments stumbled hindu greeks rushing protests plains deceased
susceptible dementia eternity credibility journalist melted medial plausible advocacy macro implication
unpleasant relies gorgeous economically bothered ratings shoe stark realise observers narrator variant
wasted blog convenience automated prescription czech stems innocence lattice invasive contempt evolving
depended constrained raced executives conferences candle wandered irrelevant peasant parted paradox
credits mist elites beams valuation warn textual danced verification sur talents ignorant digging
madness begged drying seasonal soap nearer illustrations tiger reminder undertaking frameworks sanctuary
evaluations glancing packages analyst toy rendering dependency supposedly lad temples archaeology graphs
boring contamination commodities decree offerings squeeze phosphate unaware argentina repeating obscure
incredibly jew refusing forensic withdraw remarkably scrutiny trains holidays chile shepherd proximal
packing palestinian bark taxable convicted disc meter edit subset editions traders persuaded
instructional waking partition uptake consciously respondent solitary selfish lowering uncommon assert
dough jerked stationary prohibition conflicting livestock trait pizza affinity penetration ambiguous
dynasty symposium sandwich crowds grim nutritional wednesday incorporation successor drained deaf louder
vivid nightmare potassium bankruptcy siblings complain cardinal randomly generator robe reinforcement
drawer clearance integer formulated dividing psalms ruins dairy widened swiftly malignant enduring
install haired boil sometime slower decomposition gel thailand europeans reinforce geometric antigen
distracted trinity troubles venous butt stimulate adventures manifestation lust concealed counterparts
arctic monitored recognizes dreamed brands confront biomass employing proportions pharmaceutical excel
philippines jungle monk hungary introduces radar reviewing investing learner modules contradiction
inconsistent incurred deserted glared psychotherapy appealing nail saturated puzzled plague towers
natives symptom applicants coating stole accord pragmatic examines lest critic bowel promotes buck
arguably enjoyment intuition morally supplier disciplinary obstruction scriptures vampire wonders
marital constructive filters prose deficits decides preaching intentional bat initiate calmly slightest
sliced cursed toys accelerated sore cops framing slender wrath tones stripped sponsored kinetic advise
ginger myths punished peninsula guitar fossil theirs dwell tours winding grandma spoon rude lending
domination mini pad curtains morrow favored circumstance hull dashed shattered notation axial gossip
psychologist announcement conspiracy simplified sunset manuscripts subpart expose diffuse parenting
marrow tomato fearful pounding champion irony intellect securing backwards distinctions exceeds
advancement guinea psychologists disturbing practicing pardon thanked amazed autism debris hazards
transported mesh furnished profitable exotic consultant husbands capita differentiated electronics
travelled aboriginal potent disruption soluble attain criminals pigs bolt hiring organised negatively
pouring flushed nanoparticles objections descendants lied rationality glowing consume trucks theorists
coordinated blonde specialists baron snap stool pork splendid designers lesbian dissertation amber holly
scarce viruses ambiguity airway transplantation grove rests gland persistence exempt refugee neatly
displaced russians imposing licensed hepatic technically antibiotics bonding cultivated ripped
proclaimed pa genuinely schooling tilted thirds variants segregation finest sweep bean betrayed
collectively matrices analogous clergy superiority amusement journalism freeze factories bucket dreadful
approve pains dread redemption sweeping polished rebel sleeve canyon attacking duck bloom dock roses
spectacular drum drill alley ally youngest tennis yoga govern insertion comprised freed translations
criticized overlooked supernatural congenital rated weaker merits stove unfamiliar syntax sip chloride
dragging coarse probabilities neighbours spheres leverage chromosome popped revival thoughtful fighter
veil formulas vapor sunny articulated contraction makeup tangible dreaming consolidation preserving
benign encourages settlers agrees malaysia cloak migrant acquaintance wit qualifications corrupt rightly
cues radial embarrassment strangely brutal tendencies strengthened taxpayer exodus simplest warehouse
spy arthritis payable trousers schizophrenia vietnamese safer forecast characterize heterogeneous
projections containers processor disgust absurd painter monopoly canon interfaces shine basketball
enclosed negotiating polymers spark collision omitted heroic exploded eased monsieur annoyed localized
prophecy hop worrying republicans dot needing borrow dominate concluding automobile epic economists
teaches hostility depreciation statistically pussy knot growled hut maximize hepatitis psychic scratch
tomatoes disagree systematically cautious fists asylum idiot breed hesitation nutrient shone calories
publicity stays nausea denotes muhammad attained paste qualify restraint confrontation protested
presidency violated recipients gambling sincere prevalent sprang imagining predictive catholics resumed
intra northeast winner sailing amused civilians keywords lend hast latent wherein feathers therapies
buffalo sermon cohort denying awe nasal dispersion daisy sided releasing aspirations oversight metallic
possessions chi embassy eh ideally confidential feminism fuller coated herbs lacks whatsoever
resemblance martial declining hedge alright gram slipping crept ma'am puzzle contradictory exploit
simulated batch knocking knights functionality inviting backgrounds stimulated allowance catalogue
procurement darker differentiate substituted insect trump acquiring defending lively turnover
neighbourhood frost adjusting museums zinc corpse buddha auditory exterior metrics secretly ghosts
notebook champagne sensations slices privately defended charging improves developers disadvantage
finland pupil differing fairness stealing mar unwilling voted patted dumb packaging lime homework heel
utilize counties nasty heir excluding doubted driveway asthma imprisonment sinking finely trafficking
cute graves flip appearances freshly oils hispanic nuclei laden sticking intestinal neighboring
originated interim straightened performs flipped activism cows ribbon judaism earnest fortress resisted
dealer negotiated passions ringing attach artifacts futures foreigners replication combustion signing
shirts subordinate honesty rim harbour collateral punish worries slim memorandum buyers cherry weighed
risky licensing offender textbook titled speculation responds algebra monks inequalities fellowship
agony releases premise routinely coherence mentor recreation swinging spiral anniversary kenya presumed
pretending definitive deduction idle destroying cares transverse relying villa readiness regulating
reactor monument beasts homeless gravel authorization defendants deprived precipitation bounds inward
cough marriages diplomacy cosmic plug remedies broadcasting toast planting withdrew boost consolidated
goat dissolution miracles tastes fellows holocaust simpler postwar skeletal nowadays eagerly communism
roar observes jealousy explanatory jar distinctly toll catheter analysts outputs chorus visibility
mattered gazing facilitated materially naming baptism restrict hospitality plural strips monkey summoned
coincidence discovering perceptual separating baptist vomiting correlations linen aftermath fluctuations
conceptions terribly rebels aesthetics buddhism absorb chiefs invariably genocide aviation allah aqueous
staircase disasters surge guarantees socioeconomic obstacle constructs workshops graduated graphics
apples blamed penalties doubled float disadvantages euro secretion ton dispersed pleasures trash
enthusiastic blues longest appraisal corrosion exemption influencing antiquity armor fuels notification
donors forthcoming foremost greenhouse microbial earthly seizures geological basal swollen nineteen
ensures outbreak buddy linguistics commanding reciprocal adolescence eyebrow laptop acoustic ironically
detector dem impressions proposes constructions spelling contextual gastric grabbing traded scored
threaten fried cone quotation deserves proving diagrams scandal nephew lazy millennium sequential
prostate backing presentations reluctantly bullets scheduling strands reservation trivial shiny
manifested plea myocardial resentment aortic pilots disposed configurations downstream arteries cookies
knelt lengthy healed greeting overly parade detention hungarian sailed veteran relieve drought frontal
grasped mentions planets biopsy tugged slapped destined pavement melody revolt balloon indices cheerful
backup bang proves optimum portrayed estates predictable candles comprises establishes authenticity
strained doll mansion propositions patches merry polarization nonprofit gestured confusing interacting
learnt fisheries rack shalt pastoral cigarettes strode bake rigorous openness kin touches reformation
yeast ecosystems siege liberalism aye numbered withdrawn heather viewpoint evolve fountain mourning
baked schematic descending incapable quotes metaphysical forgetting gym insane incorporating uneasy
fixing constants electromagnetic undermine athletic vicinity scaling cane ample flora dorsal arrives
reservations lump adulthood uttered patents soaked sperm frown slopes articulate squadron coconut cracks
neighborhoods reductions nodding apology managerial plantation sums loses empowerment fighters wires
constituents wolves password cortical policing spectacle prints yielded blows madam dedication norwegian
ontology professors inhibitor enforced conductivity cannon abdomen bushes envy dusty batteries updates
inherently indifference cousins postoperative preceded hunters clues petty sediment borrowing pitched
entrepreneurship princes bombs recession alterations pretended smoothly sour missionaries herd crush
pipes builds restless delays scar froze subjectivity regeneration communicated terrace continuation
elephant blessings peptide conform intuitive estimating landscapes resemble foul tier haunted
intellectuals tricks confessed lining deception overlapping humour bee blades neurological symmetric
landlord subsidies ethanol distinguishing threads altitude sailors tenant crosses clustering transplant
undergoing glare anesthesia shaken wipe contaminated une liquor compartment fetch whipped kicking
conveyed whip fictional premature suppress charitable clinically imitation wildly browser mob
disturbances token tasted stamp contested bishops specially sentiments consecutive implicitly urgency
animation understandings yourselves conditioned stroked prognosis thinkers cliffs tribute ashes shorts
subsidiary rectangular faults tipped enrolled rider tackle thief formats crisp seizure brazilian
logistics visualization tops brethren gothic powered logs lymph volatile versa behavioural prosecutor
explosive comprehend rub chooses contributors unprecedented commissioned marsh earning comprising
clicking stimulating olympic gastrointestinal innate accountable sights confederate helicopter directing
tablespoon flap sacrifices exaggerated flush ukraine finn insofar velvet masculinity classrooms austrian
laughs schedules sideways therein predicting laboratories chronicles detached modulation expressive
flowed splitting jokes hastily debtor treats delegation squad pseudo hemisphere colon stereotypes
grandparents admire noticing scoring iranian teenage communion counselor kinase trails surveyed tenure
axes recipes radically heap solemn ambulance disbelief neuroscience mainland skip bells bombing
spectroscopy swore marketplace possesses mouths retrieve abbey pipeline entails modeled stochastic
daring residues crow transitional respectable bargain graft gotta dataset originating mammals assay
onions pools corinthians ferry echoes recalls treatise theoretically afforded vicious moonlight download
excitation praised basil wax contractual holders entropy farewell restrictive advocated explores
fixation plainly clearer contractors saturation appealed successes sporting mobilization mirrors outlet
helmet accepts misleading servers infusion displaying talented tactical disagreement reversal aids
casualties prototype behaviours hereafter missile exponential hardy printer spear perpendicular
determinants lone resigned africans productions acquainted costume granting lace lamps flashing beads
anal offshore herald dividends compensate insult reproduce laundry chiefly keyboard inland clung escort
metres designation begging utmost tracing mall denoted sidewalk prestige owns smells enlarged pertaining
mitigation internally soda devastating therapists hears discharged minus merger replies delete fare
microwave genus toss exploited distraction fulfilling strive violently locals providence abused seeming
academics biodiversity sculpture inspire shelves compiled orbital persecution nationality anticipate
analysed intervene screens salaries monastery delightful advent iris teasing spider multiply loops
introductory solids reverend impatient garbage dash telecommunications duct grinning casually
eliminating constituent potentials cocaine thankful ave newborn utilities greet mat conceive administer
flooded erotic inquired flights exhaustion evenly cyclic crawled comparatively cue hurting discoveries
vocational intercourse facilitating preacher distorted hints viewer grocery deepest microscopy consulted
rotating adherence stiffness incoming chasing vigorous mock cautiously tolerate gifted berry disclose
balcony viscosity tuberculosis lebanon encyclopedia coaches evangelical sung endured broker alloy locus
trustee commanders nervously speeds specialty undergraduate cooperate phoenix routing wartime
contingency diarrhea tablets auction apologize dresses combines stubborn smoked encoding creditors
unchanged humility accidental gamma memoirs depart refrigerator attainment semantics cuban upwards
preventive tenderness murderer outlines oppose kernel terrorists boulder aiming monarchy exceeding
weeping metaphysics profoundly mastery subdivision indicative conductor instincts aided fourteenth
compulsory indifferent beautifully solo familiarity hawk raid wizard harassment collector viewers soccer
firstly teens twelfth extinction notices outset pillars placebo portable distortion psychoanalysis
connects pending slides moss acknowledging cruise epidemic metaphors occupations filtering imperialism
inmates recurrence crashed restructuring chronicle inhibit happier arched tablet marshal graduates clip
rainbow hitherto appointments unlimited holistic mysteries newer intravenous glands edema noisy
teenagers aggregation affirmative foam dome bandwidth nay bureaucracy console hypothetical eligibility
kay garrison weakened shades biochemical caste aroused theatrical arabs captive scarlet pneumonia
distribute doubtful perpetual unwanted bonus blankets presidents divorced lounge apt residue ineffective
irrational centred peru vaguely chancellor amazon handing financially flock doctrines darkened mystical
buses entrepreneurial affordable tang recycling tearing jehovah teenager shortage shah fractions
disappearance arithmetic compromised rupture bees appropriation villagers dip irritation sponsor sack
connectivity tapping hydraulic balances yahweh wade abstraction persist infrared incomes transmit
verdict yelling ivy easter equitable participatory poly folds unsure celebrity ammunition heightened
fulfillment dame apostles methyl exceeded apostle contracted internationally lexical frankly crust
antenna hum globally quotations guarded autobiography authoritative vinegar skeleton flee erected ranked
bureaucratic rewarded circulating examinations energetic seize snatched conduction sudan architects
poses fireplace cheaper queries umbrella coil discarded sunk loneliness unrelated optimistic outfit
commenced localization citing coup folding epithelial asserts dismiss melancholy slaughter levy
professions groundwater curiously formidable rocket rainfall persisted cum susceptibility swords sabbath
ads pelvic optic locks factual famine navigate activist sultan sticky policeman awesome messiah
recordings weigh coded flooding attendant nicely mug honored standpoint conceal battlefield streaming
contradictions bury discursive hurricane beats twisting antibiotic ontological ambient remembers genres
vengeance searches trademark whistle calibration liquidity pedagogy housed repression hesitate arousal
emphasizing dive lobe oaks spherical beginnings watches carpenter deficient pillar bicycle analyse
pertinent comprise brightly medicines activate blunt epidemiology racist hamlet corrections adsorption
resembles elect softened extensions claimant boiled rash trembled waiter oracle saxon harmonic
humanities dividend pervasive chef issuing raven lance concurrent exposing ceremonies upside trusting
storms strokes tens animated bliss interdisciplinary pleaded wander fertile motivations fading orchestra
licked favourable trim polynomial bullying confidentiality cracking nursery creep roared confirms soy
organisational angrily conformity bipolar clinicians resume utilizing devised fry picnic prisons
lifelong injected astonished declares exert sober glances breaths teen alliances negligence pore
bourgeois dye stadium summarize nods snorted reminding pills auxiliary worldly handy schema recruited
unusually moist opt hardened modernization marrying jointly proudly gendered scrambled basics noises
travelers auditor loosely damaging contacting taller emergent performers pyramid aspiration icy
methodologies councils scary spit sucking satisfies cruelty impulses crap akin neighbour vanilla
communists elbows authoritarian fifteenth figs ceramic bubbles fluorescence sworn maximal someday
awaiting kitty magnesium horns ripe cheer teased convictions diamonds volatility venus insists athlete
moaned unseen optimism alteration grouped conquered politician unemployed peeled generosity unexpectedly
massage verified imperfect trusts disguise repairs drowned heath telegraph doctoral permeability hurts
photographer superintendent unequal parallels jewelry atrial economist garment merchandise sustaining ay
heavier gateway plateau sulfur contention bud breadth shareholder penis holdings scare offended
imprisoned complaining wins deprivation choked ionic clad contrasts tenants coral hygiene detecting tire
colonialism doubtless hen competencies attorneys recovering budgets mumbled declaring pleasing
beneficiary halls patiently hopeless believer dove pagan shakes labeling tongues piled crest pinch brows
weighing comforting authentication accessibility illuminated fibre grammatical floated fragmentation
hats eventual lethal dosage alas proverbs boarding deity jam endothelial demonstrations chaotic ounce
cyber commentators manipulate evenings reluctance exercising procession textile ironic willingly
motioned reacted cowboy refuses tariff cancers delegates vendor om clicked stain unpredictable freight
pierce extracts compass murders mounting suburban deviations yo peel insistence pumping infect portraits
fade pacing polity specifies sterile unjust wrists countenance fascinated cohesion poisoning ambitions
dots garments awakening universally electrodes kidding socks competitiveness cricket rites sinus
detachment vintage disclosed persuasion trades imminent existential canonical insured bile topical
airplane wrapping lent patron marching derives rumors radicals drilling deadline almighty capturing
stall composer understandable amen acre cakes ache trailer biting bachelor bi grams wasting inclination
centralized graduation oxidative invoked precursor agitation fungi hooked archbishop rented weed proton
aisle periodically terrifying staging warnings rue intracellular generals giants plunged assimilation
shouts jurisdictions sorting spill committing testify usefulness wrought wary textbooks composites
interstate orderly reckon suck cents segmentation fore fights governors potter annals lingering finances
tub infinitely riches leaped interrupt pots stakes receipts hissed yi turbulent anguish alcoholic
nipples screams communicative throws uncovered retaining inscription compressed beneficiaries longed
stunning stakeholder torch iraqi resignation prophetic gasoline mantle warmed immortal terminated
imaginative instinctively cubic investigator sells align gracious latino pioneer unsuccessful hemorrhage
monuments marxist kinship developer amateur ore converting lenses embracing indispensable piles coffin
dat trustees grinding endurance poster multiplication morphological apartments unacceptable pathological
incremental wretched oriental tuition stabilization regain conservatives familial protects smashed pasta
routines fingertips spilled pathogens fills deficiencies notify whispers qualification unreasonable
thirst hatch penetrate hopeful donna closes edged whispering acknowledgments awakened sweetheart analog
accidentally precedent chuck haar personalities snakes counterpart criticisms ideologies inquiries
precautions uniquely resolutions multiplied yielding rescued shivered automation sectional mater
intensely shuddered pinned ranged weekends fiery cooled upstream supplements acknowledges scars bitterly
multicultural retire pumps exquisite proxy lineage dislike mold blurred willow venue listener worthwhile
dripping erect porous consultants picks neuron needles thrilled switches fridge dismissal yer listeners
exhaust compositions salient whale filtered rapids yuan whiskey trench resection vendors imprint
continual woven robots pulses collagen defenses furnace defective humiliation refrain clutched licence
microscope mitochondrial bedside mattress rabbi expressly frightening principally contrasting photon
eldest overcoming fantasies feather politely institutes gaussian twilight whence ropes haste plotted
comfortably deterioration coke perimeter font reflex paperwork bitterness capillary tags belle anemia
humidity dotted trout depicts tendon triggers comrades monarch banned militia overt flags ragged
colorful stacked apprehension formations logically ensemble ensured certificates keeper debated
unilateral featuring periphery synthesized monsters microscopic vanity pleading curls malaria aura
invariant bizarre diagonal illumination hearings niece atop bypass memorable pancreatic battered
elasticity sentenced nickel dancers notorious holiness chickens tertiary illnesses dial commercially
banner punched violate epistemic spared implicated plaza handkerchief dipped terrestrial commissions
compares provoked facilitates thine escaping grazing slot brushing affirmed betrayal latitude
constitutive tents citation alarmed linkage israelites uniformly credible entertaining outsiders coats
tempting crawl vet wines carbohydrate clutching formulate ram allegedly greed onwards ultra desktop
sequencing weeds secrecy embarrassing goats jade luckily infancy ist attributable ale paired rejecting
uneven abrupt adhesion persuasive seismic endogenous feasibility sailor astonishment legendary liking
oppressed ounces vaginal greatness saith biased embodiment constable lymphoma dissemination
insignificant welcoming cinnamon virtuous masks tensile curb biomedical bangladesh syrup clasped
treasures brightness aerial noticeable nobility dealers hub regulators riders requesting visually
suspects diesel bald questionable distinguishes teddy scroll necrosis hu outright vacant aquatic
diabetic herein interpretive ivory alloys blended discern advisor
`
