/**
 * The most frequent pairs of English words, joined by a hyphen of Google Books 2010-2019, most frequent first.
 * Source: orgtre/google-books-ngram-frequency, CC BY 3.0; data from Google Books Ngram Viewer.
 */
export const COMMON_PAIRS = `
of-the in-the to-the on-the and-the to-be for-the at-the from-the with-the of-a in-a it-is by-the it-was
that-the as-a do-not did-not is-a with-a he-was is-the as-the for-a can-be the-same is-not into-the to-a
was-a one-of of-his i-was in-this have-been was-not the-first had-been out-of and-a and-i he-had et-al
of-this she-was can-not there-is such-as this-is would-be in-his may-be all-the the-other does-not
will-be not-be that-is on-a has-been was-the to-do that-he there-was if-you they-were i-do i-have
could-not through-the the-most as-well about-the part-of and-then they-are number-of to-make going-to
to-have you-can want-to of-her have-to should-be a-few over-the more-than have-a there-are when-the
of-their to-get in-which and-he she-had the-world by-a new-york i-am that-it i-had as-he for-example
but-the need-to that-i if-the be-a of-these and-that to-see the-time but-i he-said you-are able-to i-can
between-the are-not we-have of-an to-her that-they during-the well-as would-not you-have at-least and-in
not-have which-is to-his the-way is-to would-have and-to based-on is-that had-to back-to had-a the-two
the-following and-it that-was of-them must-be do-you from-a like-a but-it a-little when-he i-could
in-her and-his used-to up-to at-a use-of according-to some-of in-their not-know to-take into-a will-not
he-could united-states of-my had-not a-new under-the could-be we-can the-united of-course to-me the-end
i-did to-go we-are due-to the-next after-the when-i in-order that-you of-all it-would such-a as-if
end-of not-to on-his what-is in-an that-she the-last as-an within-the in-my all-of a-good which-the
and-she as-i is-an as-she the-door order-to so-that he-did wanted-to rather-than are-the he-would
that-we kind-of he-is to-him you-know i-will and-other that-are the-right she-said but-he you-do i-think
be-the they-had up-the with-his where-the or-the as-they than-the not-a the-only i-would because-of
as-it not-only against-the i-know this-was of-it you-will and-they if-he of-its the-case of-our to-say
him-to there-were the-second trying-to me-to that-a she-could the-best with-her if-i to-find how-to
are-you journal-of not-the his-own around-the the-new way-to it-to who-had and-their university-of
across-the the-one most-of was-in you-to each-other a-man is-no not-want their-own before-the those-who
the-whole might-be on-her a-lot has-a the-fact them-to a-small when-you the-man if-it of-that
associated-with away-from we-were a-long to-their have-the in-fact to-keep of-your down-the to-this
at-all a-very were-not university-press to-know that-there what-i time-to in-that and-its is-also
his-head and-so and-you was-to with-an it-has fact-that like-the or-a up-and the-number when-they
when-she form-of began-to the-house in-addition for-this and-we i-said they-have out-the if-they to-give
to-use it-had and-was at-her as-we no-one side-of be-used sense-of is-in and-is a-large a-great the-room
for-her tried-to to-help she-did of-what that-this the-people as-to which-was look-at of-which you-want
the-use a-single enough-to terms-of to-my to-you come-to the-main to-an the-rest of-those was-no see-the
it-will seemed-to the-day front-of his-eyes of-god while-the in-its if-we that-of who-was for-you
in-some for-me a-number came-to but-she in-your off-the be-able so-much for-his from-his among-the
in-our the-city and-not what-you may-not to-work what-he and-her but-also the-more development-of
the-old looked-at he-has because-the her-to that-would the-state many-of to-come she-would go-to
the-past in-front history-of along-the that-had and-there amount-of since-the i-want no-longer have-not
we-will for-all i-thought it-can when-we a-more her-eyes case-of in-all in-terms just-as with-him
this-time if-she you-were the-ground but-not type-of likely-to level-of who-are may-have when-it
the-back related-to for-an and-all the-process of-us set-of know-what which-are so-i out-to used-in
using-the her-head the-country what-the even-if upon-the been-a not-even and-for a-moment for-their
the-top than-a up-in had-no instead-of this-book as-you had-the in-any make-a this-chapter value-of
in-other know-that they-would in-one what-was at-this about-it which-he because-it it-in lot-of that-can
way-of nature-of us-to should-not see-also of-any for-him to-tell was-an to-look on-this we-do but-they
lack-of the-very types-of and-more rest-of on-their shall-be they-can that-in toward-the on-my you-think
try-to less-than same-time the-idea like-to as-in with-their then-the and-how ability-to to-think at-him
or-in after-a and-as a-way of-life and-when went-to only-a the-water was-going needed-to use-the to-them
said-to she-is not-you even-though must-have the-table and-this not-been range-of and-of did-you a-bit
the-body and-what along-with analysis-of the-early to-provide was-that up-with could-have from-her
we-had shown-in at-his a-result result-of right-to found-in the-work his-hand of-time was-still with-me
his-face who-is down-to state-of the-air to-that until-the and-with him-and role-of of-such the-question
what-they how-the is-it each-of of-one might-have and-had members-of to-which sort-of but-that it-may
on-to the-problem the-three they-could effects-of and-even the-public study-of the-night the-future
because-they not-think the-development and-if as-much to-meet seems-to they-do be-in the-american
it-does the-lord the-entire the-name is-one close-to access-to time-of to-understand to-your were-the
a-person known-as with-you i-knew and-an point-of the-front was-so but-in the-latter are-a then-he
of-being the-floor all-that people-who presence-of her-own much-of both-the i-should for-each effect-of
you-need just-a and-are the-middle say-that seem-to to-it the-company the-patient a-woman should-have
process-of what-we for-it make-the the-system made-a the-word top-of take-a of-each in-particular
understanding-of or-not idea-of through-a for-instance but-you the-government of-him to-create took-a
are-in do-it and-said the-present with-this the-power in-these but-there also-be a-second difficult-to
is-more any-of department-of you-and up-a told-me involved-in to-leave was-also changes-in he-knew
how-much think-of they-will of-people throughout-the the-family a-time who-were an-important variety-of
the-point a-couple tell-me into-his him-in the-great other-hand when-a the-truth in-many only-the
has-not like-that focus-on have-no to-its at-that you-may its-own group-of the-original the-war only-one
the-child first-time for-some has-to to-show her-face thank-you years-of a-certain time-and you-should
at-me not-in used-for the-presence the-book a-different out-in take-the he-looked them-in the-subject
not-just the-car too-much me-and tell-you the-current the-british view-of that-were the-role the-form
of-you where-he with-my the-law to-put is-used if-a over-to any-other which-they in-figure but-a
the-road the-third you-could the-beginning because-i are-also will-have that-has the-results
a-particular lead-to and-my to-talk the-need the-data and-on or-more role-in they-did to-all series-of
the-general make-it who-have his-hands much-more the-woman response-to in-such my-own that-will
percent-of the-story per-cent let-me i-saw to-one example-of what-it in-part that-have ready-to
the-words his-father on-your next-to forms-of that-his to-avoid out-a important-to these-are after-all
we-need has-the behind-the the-final aspects-of because-he the-field do-with for-that this-section
her-and what-are be-seen i-just can-also the-person what-do addition-to of-some and-one with-them
couple-of said-that his-wife you-would was-just and-by patients-with looking-at the-men with-its
towards-the turned-to levels-of or-other back-in or-to the-moment attempt-to soon-as similar-to that-if
means-of and-now the-term but-this the-place to-move the-value for-them back-and could-see as-soon
in-and by-an referred-to with-all to-live the-result of-human to-bring is-important the-left change-in
the-light a-high over-a full-of the-basis about-to the-sun to-our her-hand the-total the-young
although-the and-at get-a parts-of but-we you-must the-local to-become need-for that-all the-amount
importance-of so-many if-there interest-in decided-to believe-that we-could power-of not-get beyond-the
what-she and-have long-as found-that get-the not-see in-general the-children with-it then-i
responsible-for have-you is-very by-his of-two to-ask it-did return-to not-like be-made my-life
to-determine to-ensure the-individual attention-to me-that the-area of-other it-and to-those thought-of
of-how concept-of led-to compared-to me-a the-human even-the necessary-to he-will the-long within-a
outside-the rate-of to-pay increase-in the-side those-of i-felt a-child the-kitchen source-of subject-to
only-to so-far we-should even-more to-speak a-big near-the to-hear to-stay about-a the-group for-more
no-more loss-of for-your the-wall and-some approach-to followed-by the-morning he-wanted were-in
to-change or-even unable-to which-i he-asked be-more hard-to this-case period-of the-surface her-mother
it-as including-the onto-the i-got it-all much-as told-him my-father be-found whether-the know-how
it-could needs-to him-a the-land with-your is-still the-king none-of the-social the-previous the-nature
respect-to in-both aware-of with-that other-than find-the you-see i-told think-that piece-of list-of
as-possible deal-with so-the name-of work-of back-of prior-to his-life it-seems up-at the-window
had-never out-and from-their knew-that years-ago this-way was-one i-wanted the-head we-must from-this
risk-of that-one where-they possible-to tend-to relationship-between far-as the-author to-what see-that
your-own continue-to the-effect be-an continued-to with-respect it-should i-need and-thus using-a in-it
the-situation the-national she-knew the-church a-year the-real basis-of relation-to the-police
looking-for was-on theory-of act-of required-to and-social my-mother he-took she-looked knowledge-of
supposed-to is-often to-us make-sure not-do are-more think-about on-an as-though man-who the-study
two-of but-if and-also he-saw of-social at-first to-develop the-key the-french the-late not-that
was-only i-asked of-water the-bottom the-relationship said-the to-learn like-this think-i most-important
a-whole to-stop she-has and-can have-an you-did account-of took-the course-of not-going a-group
given-the into-her the-court a-while to-let saw-the quality-of all-right a-major at-home as-long
treatment-of a-series the-others the-importance above-the become-a life-and which-had returned-to
he-thought so-he is-now of-both started-to the-information do-so the-earth the-little a-short the-bed
for-my that-could a-variety to-support i-mean degree-of which-we up-on the-street time-in control-of
it-with got-to called-the i-say note-that to-achieve and-no the-high an-hour of-me was-very the-ability
been-the going-on before-he for-any be-considered the-small with-one cost-of one-who we-would for-us
matter-of the-concept without-the waiting-for kinds-of the-year better-than to-protect context-of can-do
purpose-of talk-to the-context one-another interested-in member-of impact-of on-it a-strong care-of
the-heart find-a down-and place-in as-one time-for it-might from-one create-a at-once half-of to-prevent
get-to is-only opportunity-to as-follows the-european other-words were-a with-other he-does means-that
to-play let-us people-in and-has willing-to in-each without-a my-head can-see i-see her-husband made-the
life-of all-this can-you majority-of that-time the-face being-a beginning-of not-yet his-mother me-in
who-has the-course work-in a-place a-day caused-by is-what in-chapter as-far the-potential area-of
middle-of at-any set-up do-the it-also he-felt but-to had-come a-similar as-his left-the he-went
her-hands both-of inside-the function-of not-so all-over to-each with-no he-can depending-on despite-the
it-seemed her-father the-project one-that have-had that-these made-it how-many one-or went-on one-day
having-a on-one she-felt i-never i-went absence-of the-extent them-and over-her the-difference
not-believe her-in we-know structure-of about-what the-sound the-possibility so-it the-university
and-your on-that would-you the-river down-on the-former are-used be-done such-an long-time edge-of
for-which was-about but-as a-significant told-her what-to know-the size-of an-example system-of
with-some to-identify which-can you-might they-may refers-to you-get was-too right-now a-young the-line
son-of it-must to-some and-therefore on-its easy-to version-of back-into the-sea from-an was-at is-this
the-various in-turn to-any not-need and-do to-explain talk-about his-voice and-yet review-of the-market
is-so not-really the-purpose the-text a-better also-the designed-to to-another also-a but-when
talking-about the-phone were-to in-contrast filled-with refer-to show-that not-make over-and i-shall
suggests-that no-matter nothing-to it-out the-school capable-of to-produce which-it the-edge these-two
then-she the-girl result-in or-two to-read a-week application-of examples-of age-of i-believe
expected-to the-highest focused-on for-one understand-the was-all which-has and-from consider-the to-try
in-relation even-in do-that a-sense than-that evidence-of only-in in-time this-point to-follow him-as
for-its the-political the-risk so-you an-old world-war what-a over-his to-hold not-as now-that i-hope
it-for all-these managed-to i-feel got-a to-believe way-that think-it a-part to-improve was-more
the-center one-can the-good it-a the-initial on-which a-set not-sure described-in and-will find-out
and-others his-mouth is-called no-doubt it-on and-looked the-building to-other do-this the-fire him-with
that-may a-deep if-not as-part he-says she-asked or-her it-up are-to about-her his-mind picked-up
from-my used-as his-arms i-love the-average and-were question-of of-information i-guess head-and
the-level been-in a-specific she-wanted difference-between a-matter not-take out-that for-those he-told
the-town where-i provide-a the-dark more-of suggest-that for-many the-community he-turned leads-to
men-and where-it him-that a-common and-went and-let by-this seen-in are-often to-call to-consider
the-lower what-happened something-that see-you by-their and-make following-the to-start the-primary
about-this the-life in-new the-four and-those but-then i-must of-many once-again to-build together-with
to-write though-the ensure-that and-took results-of the-major is-possible wants-to the-business
combination-of applied-to here-is so-we different-from a-wide the-majority at-last about-how to-reduce
model-of had-already definition-of as-shown the-effects description-of in-place to-feel carried-out
but-what head-of be-taken of-different not-go cengage-learning how-do more-likely a-simple the-boy
our-own the-central with-which are-all the-model he-might the-cost the-issue my-eyes the-money
the-history why-do to-maintain had-made may-also the-reason the-above the-size before-i wish-to
distribution-of out-on put-the line-of the-actual not-say a-given depends-on and-made to-obtain
that-their the-english looked-up my-mind think-you up-for have-seen regard-to the-matter she-thought
the-impact a-full discussion-of you-had information-about areas-of something-to to-reach had-taken
which-were of-new seen-as appears-to determine-the as-for put-it help-you a-real one-hand and-put
the-years time-i you-in is-based to-run not-always out-for not-mean reference-to hand-and a-word i-heard
every-day who-would one-is discussed-in eyes-and in-mind third-party and-who and-after her-a the-full
over-time the-greatest go-on one-to or-by the-different just-the from-which like-it his-way i-found
clear-that the-region not-help my-heart the-sky down-at you-a to-turn the-image we-may length-of
would-like to-increase dealing-with the-overall people-to have-done two-years thought-that the-kind
an-individual between-them ought-to by-which is-at light-of allowed-to given-to world-of was-as you-like
are-no for-what sound-of at-one that-when he-also work-on cause-of where-you edited-by intended-to
health-and he-and not-understand possibility-of experience-of house-of the-big go-back for-our
people-are made-by production-of is-going became-a the-game in-two to-establish notion-of we-did
the-period the-west and-be bit-of to-these far-from used-by the-poor influence-of the-wind is-of
sure-that the-upper live-in a-special stared-at how-they come-from the-organization portion-of how-it
impact-on pair-of with-each was-now consists-of happened-to story-of desire-to oxford-university
keep-the place-of day-of in-those that-no very-much from-that of-women the-basic made-to one-thing
shook-his so-they results-in so-on to-eat had-gone than-in use-a in-fig bible-halseth around-her
just-like in-accordance would-never a-problem the-hospital the-population did-the parallel-bible
aspect-of a-hand in-what the-corner accordance-with than-one meaning-of image-of thousands-of whole-or
face-of appear-to said-he is-given and-most information-on other-side the-application to-return at-my
to-allow not-let about-that he-made shows-the to-as the-answer de-la came-from not-all not-seem his-body
though-he we-all one-in published-in and-many all-rights the-age and-two some-time is-always give-you
failed-to in-whole things-that in-most about-his center-of thinking-about social-and that-her and-would
the-german living-in and-only had-an a-low rights-reserved order-of could-do was-it come-back is-there
has-no young-man compared-with on-our in-every the-party a-state properties-of them-as you-for we-shall
because-she of-interest the-news a-half back-on the-absence field-of the-women chance-to is-true
work-with on-top to-form power-to the-research of-self how-can and-political see-what existence-of
relationship-with get-out is-made her-body and-get can-only a-kind argued-that had-just was-his
expression-of not-necessarily to-deal is-usually effect-on a-general he-came he-should were-all me-the
her-life heard-the people-of the-blood which-would comes-to that-way included-in in-case advantage-of
in-response differences-in the-common let-the if-this had-become the-sense a-chance and-see begin-to
the-largest not-tell your-life or-at but-for the-opposite values-of the-direction opened-the you-mean
work-and made-her elements-of them-with to-carry and-may as-such her-voice him-the even-when the-nation
where-she and-did like-you the-product of-power be-so the-thought listen-to to-set the-opportunity
the-decision place-to from-him closer-to the-brain had-done health-care the-death method-of her-mouth
i-took that-for the-distance the-large leading-to that-some equal-to a-huge then-we formation-of
last-night once-the be-no reached-the what-would life-in is-necessary body-of in-different know-you
her-back include-the characteristics-of a-friend to-buy to-kill management-of reason-for was-there
it-were law-of you-say the-quality i-suppose they-should be-sure is-about has-become old-man in-love
to-describe back-at reduce-the not-for i-looked he-got looked-like now-i many-people the-production
had-seen be-copied that-might the-holy regardless-of him-for not-an to-accept is-on a-third while-he
few-days with-us up-his to-save by-using not-come so-long her-heart given-by the-standard contact-with
give-me that-an so-she and-which the-part the-things derived-from refused-to in-table research-and
see-if his-or human-rights from-its available-to but-his the-doctor of-men on-him problem-of here-and
the-type she-saw what-had at-an much-to provides-a though-it but-now direction-of days-of the-enemy
have-any this-one into-my more-and the-dead because-you on-how or-duplicated in-europe his-feet it-took
were-also to-perform change-the of-view other-people creation-of me-with to-address that-day
cambridge-university to-join by-her he-found why-did such-that the-material be-suppressed the-job to-god
of-things will-you position-of which-a where-we and-women the-least the-notion is-just the-order
read-the the-office see-how time-the then-it the-event a-case leave-the to-electronic again-and
before-she law-and effort-to sat-down is-my that-my shows-that is-as the-structure are-still
into-account the-price is-required high-school the-south while-i the-existence can-i support-for
to-control suggested-that found-a before-you in-patients years-old collection-of they-also to-share
door-and the-natural was-made the-meaning for-these the-ship take-it some-third the-source making-a
down-in the-client it-from suppressed-from the-crowd was-already contribute-to his-heart of-work or-less
how-you regarding-the electronic-rights for-both off-to have-made the-uk open-the to-face meant-to
through-his if-that the-scene party-content the-physical a-smile found-the below-the corner-of is-being
which-may i-remember was-able then-you a-minute the-position know-it see-a person-who the-bible
children-and no-idea no-way the-film did-he a-member content-may same-as consistent-with of-public
performance-of come-on what-did was-born i-get her-mind this-would assessment-of which-she how-he
city-of look-like to-continue any-more present-in we-see but-with this-will a-clear and-down or-echapter
apart-from attempts-to the-open you-that assume-that was-always idea-that they-all of-three all-i
the-white in-to water-and death-of as-many she-turned she-took a-key or-any all-his let-him very-well
the-mind sight-of the-authors the-living few-minutes ways-to provided-by to-act he-gave especially-in
be-very out-with was-like her-hair fear-of the-object the-reader people-and it-into only-be under-a
the-ebook was-being the-environment even-a so-as how-could are-very his-lips ways-of greater-than
the-black a-family the-evening time-he how-long into-an the-many their-lives except-for but-rather
development-and the-program ebook-and see-it the-village evaluation-of where-a issue-of like-an
the-language on-what it-be her-with a-higher noted-that and-began i-might am-not is-for the-design
interpretation-of and-take power-and my-hand a-system in-another his-name many-years does-the
entered-the here-to told-you years-later and-our known-to up-from of-knowledge their-way never-been
and-out as-being five-years impossible-to is-all man-in is-known her-arms that-night not-it this-can
hundreds-of appeared-to the-base what-about the-stairs a-look he-must this-study you-go not-care
forced-to outside-of construction-of might-not determined-by after-that a-point to-serve tell-him
the-heat increase-the is-likely resulted-in made-in there-will defined-as the-treatment shall-not her-as
for-two but-no by-any heart-of beginning-to principles-of the-team or-so office-of the-worst affect-the
being-the that-which a-book the-rate a-letter the-site the-test at-each by-one not-at meet-the but-at
institute-of state-and in-england made-of from-all what-if at-night are-going food-and the-remaining
to-sleep gave-him can-get pointed-out i-really and-over the-internet come-in are-now than-to the-north
the-baby want-you thought-it sign-of the-creation bottom-of that-any a-piece i-wish working-with
his-family attached-to spite-of the-energy efforts-to science-and the-path like-i to-walk that-such
to-answer do-i the-eu in-spite available-at relating-to to-stand of-money am-i i-like to-pass to-open
a-much women-in they-might give-the basis-for room-and features-of the-traditional states-and put-on
engaged-in added-to the-paper can-have at-it a-hundred are-two to-offer to-include than-i was-used
to-sit the-commission same-way sent-to making-the to-remove two-or felt-like at-which women-and on-me
once-more to-fight on-and the-walls thought-to the-evidence can-help principle-of until-he education-and
about-their the-true set-the there-would a-positive you-feel to-break court-of a-function came-out
home-and is-shown me-as can-make of-data next-day three-years someone-who the-pain before-they
someone-else a-change as-their but-only the-soviet reason-to her-that thanks-to section-of system-is
and-turned growth-of take-care the-date the-self of-others his-arm at-their can-use always-been
evidence-that characterized-by her-lips of-light his-back to-check felt-the moved-to the-task plenty-of
do-we be-to lived-in be-given without-any through-her look-for supreme-court had-left god-is shook-her
the-lack were-still regarded-as the-service in-london all-those the-hall the-island the-letter
this-means his-chest to-receive and-found of-jesus why-the spirit-of school-of gave-me subject-of a-bad
the-analysis more-to is-your how-i far-more point-in the-property how-did has-also sources-of the-rules
a-thing the-hell to-begin the-military describe-the have-some did-it find-that the-loss search-for
and-left his-son way-in not-look surface-of the-specific a-form of-christ the-influence
implementation-of to-enter we-might and-again the-list not-give believed-that many-other she-told
argue-that were-no it-came with-our this-morning know-about practice-of his-brother the-mother but-is
the-global became-the though-i one-side out-from no-other and-gave the-change has-an a-quick the-chinese
support-of picture-of got-the was-something in-life most-common made-up use-in of-war now-the great-deal
himself-to that-made to-spend his-fingers mean-that would-take i-came of-political and-economic
the-maximum or-she or-that respond-to a-question behind-her for-such been-used and-could his-first
need-a the-cause as-with does-it hear-the to-send why-i to-watch percentage-of or-an the-economic
this-may the-user a-range united-nations a-pair she-went of-israel out-there made-him book-of
the-international a-well not-quite see-him supported-by day-and of-children behind-him follow-the
love-you who-can just-to the-correct to-wait the-eyes the-food knowledge-and the-summer was-nothing
with-two limited-to get-it are-many the-control of-action a-brief the-performance at-times few-years
of-high the-action agreed-to it-comes see-her the-target life-is to-and this-process with-those the-bar
you-the king-of here-in would-make found-to perhaps-the lots-of that-does of-america linked-to the-range
hand-on the-home ready-for choice-of and-saw means-to the-formation love-and depend-on with-such
never-be the-girls a-job which-have emphasis-on during-a needs-of knew-the made-me the-principal at-work
be-on with-these him-on with-regard are-so of-law thought-about opposed-to this-work and-use
information-and to-add because-we the-students out-his a-process which-will status-of talking-to be-that
presented-in the-modern the-terms enough-for about-him to-remain been-able resulting-in and-asked
the-space those-that by-its people-with is-much we-want to-such is-why those-in the-wrong described-as
me-for produced-by in-more as-is a-world asked-to as-her in-china been-made that-many quite-a them-all
account-for and-where more-important the-degree to-study of-american whether-it that-god contrast-to
consequences-of support-the the-experience must-not we-find still-in used-the them-from not-feel
work-for some-other left-to that-to and-why feel-the to-promote every-time house-and we-get scope-of
remember-that be-as signs-of time-when even-as any-time face-and serve-as of-every that-our saw-a
the-hands gave-a be-at since-it measure-of a-period that-your as-that be-of a-total part-in affected-by
i-made right-of as-this this-has a-month the-department and-colleagues concerning-the the-appropriate
from-other click-the on-all a-list studies-of thought-i who-could come-up knew-it was-right i-tried
comes-from felt-that have-come a-life to-prove i-still the-streets whether-or to-remember cases-of
if-one in-america although-it family-and of-death apply-to him-from against-his a-study nothing-but
i-also to-draw at-some give-a participate-in are-some all-about by-means she-does engage-in to-gain
concerned-with prepared-to accompanied-by this-kind coming-to the-audience was-found forward-to the-skin
man-and are-we the-trees to-discuss taking-the eyes-were thing-to human-beings you-just this-type
the-construction also-been to-visit from-me secretary-of what-does now-and relative-to is-less they-must
god-and the-stage said-in showed-that between-two feel-like she-might find-it given-in man-of of-more
will-take my-face these-things the-core up-of to-cover the-start to-himself and-walked on-them sought-to
an-increase groups-of share-of failure-to came-in with-more the-mid was-doing are-available enter-the
of-another a-complete the-music the-financial south-africa for-several three-of become-the the-spirit
continues-to the-usual a-white about-you do-to numbers-of home-to open-to had-given sure-you all-my
the-goal the-proposed from-your is-too the-president which-you she-and only-for he-never was-my
very-good she-can provide-the been-so his-work the-bank explain-the looks-like a-black first-of too-many
had-said realized-that most-likely san-francisco beneath-the body-and the-fourth taking-a and-sometimes
come-out connected-to was-almost a-local the-ones best-to with-what evolution-of hands-and put-a
content-of came-back the-knowledge the-theory all-in turn-to is-defined the-relative set-out to-die
makes-it date-of an-end the-length this-approach to-catch rise-to the-plan of-love that-people
los-angeles ahead-of how-we and-set pick-up the-boys and-pulled cent-of first-and had-happened the-army
it-takes is-available research-on have-also he-or was-never some-people could-get in-practice took-place
us-that people-were she-will men-who the-chief the-view available-for if-any of-whom them-on a-greater
exactly-what the-picture were-going the-set felt-a and-every stood-up the-focus charge-of is-considered
wait-for many-times think-he of-food listening-to introduction-to purposes-of details-of the-sample
then-they anything-to in-india know-i do-anything proceedings-of the-solution history-and which-in
will-make he-began the-growth tell-her strength-of the-title turned-out word-of states-of on-in
the-better and-cultural nineteenth-century young-people moment-of from-it argues-that working-on
a-public conditions-of will-never necessary-for not-much the-thing at-its these-were put-in
representation-of are-being ministry-of saw-that do-something the-media the-movement was-he more-about
to-assess the-principle the-class is-clear the-cell words-of good-to product-of responsibility-for
the-economy let-her to-focus worry-about some-kind the-voice something-else them-for the-message
before-it would-do will-also it-that their-children doing-so gave-her more-or go-and for-another
can-take saying-that the-hand a-girl the-ways hand-to some-cases to-pick taken-to the-screen with-any
are-at a-human also-to not-find first-to of-patients us-in the-federal character-of the-corresponding
also-in there-has on-each shown-that he-stood we-also that-what her-feet by-some an-open and-still
time-that proportion-of to-apply for-years creating-a are-usually had-ever get-back my-dear reasons-for
them-into this-to in-recent of-having the-parties time-with of-several is-quite have-already the-short
a-model glanced-at theory-and the-boat there-had one-was had-always the-legal rely-on is-something
too-late the-cold president-of sum-of during-this but-was against-a and-started all-three always-be
on-both required-for and-just born-in since-i she-says of-government who-did called-a higher-than
you-look but-one attempted-to about-your patterns-of the-son all-other is-difficult identify-the go-out
that-at then-a and-often the-tree the-low copy-of book-is i-may to-lose it-the add-the and-go up-by
take-place half-a also-have he-needed to-engage dependent-on the-post commitment-to he-heard to-death
later-in form-a an-opportunity mother-and last-time to-grow of-various as-of letter-to the-darkness
of-research up-her woman-who before-we could-only this-new off-his answer-to is-most pattern-of it-at
the-eye to-explore having-to children-of states-that director-of studies-in under-his the-centre
the-universe think-we against-her the-indian thought-he extent-of have-become where-there improve-the
and-told the-soul that-even the-literature the-firm united-kingdom located-in difference-in a-two
on-earth a-means of-man that-only the-mean new-zealand is-nothing influenced-by to-both this-paper
rights-of out-by economic-and a-nice who-will said-as help-me the-larger speak-to that-did hands-of
to-sell the-scope he-left said-with a-and front-door around-and of-energy comparison-of a-company
goal-of composed-of the-outside system-and do-what thing-that the-distribution political-and in-english
and-non board-of the-ball be-obtained than-he his-shoulder in-early said-it play-a together-in both-in
surrounded-by the-method the-practice than-any the-christian your-father not-stop can-we tends-to
one-and matter-how have-taken i-were until-i the-hotel know-if little-more decision-to division-of
he-held being-in of-age our-lives rights-and we-got change-of back-from work-is i-tell will-help
the-normal the-higher though-she like-he my-hands which-to for-every of-state and-without
and-development to-choose about-my and-perhaps data-from the-strength sides-of to-raise went-out
he-wrote in-various held-in belong-to were-so the-secretary to-complete referring-to went-back
an-attempt the-report if-your not-matter and-finally or-if in-with very-different arrived-at there-and
knew-he rules-of than-those give-up deal-of benefits-of the-expression twentieth-century pay-for
the-contrary it-back pursuant-to culture-and as-those say-to price-of the-glass feeling-of placed-in
of-blood only-by she-should least-one between-a leaving-the was-her this-in the-probability the-student
world-and the-garden out-into will-do living-room into-their could-hear which-of control-over from-our
the-problems volume-of care-for appearance-of on-these until-they there-in language-of the-red year-of
a-social love-with represents-the methods-of anything-else the-opening came-up a-larger hope-that
york-times the-necessary only-if will-see all-things he-pulled easier-to defined-by indicates-that
and-another will-come and-me or-as were-more why-not connection-with long-and be-said my-friend
he-walked after-he ten-years differences-between an-alternative there-to the-conditions he-called
believe-in in-public mental-health hit-the to-bed protection-of indicate-that give-him of-individual
the-introduction obtained-by the-steps thinking-of not-worry a-thousand and-these be-there when-there
the-function the-chapter in-france knew-what this-place weight-of the-driver establishment-of off-and
the-forest out-at have-it climate-change focuses-on the-board the-content is-found in-charge are-of
to-happen a-story movement-of coming-from in-short to-recognize you-all the-ancient it-made is-well
approaches-to need-not to-teach see-chapter a-car is-another of-good have-found makes-the the-five
the-pressure both-sides a-sudden things-to those-with whom-he understand-that components-of in-on a-fine
of-nature the-relevant that-most he-may the-resulting control-and this-man that-as to-express are-made
the-dog one-way it-means show-the ways-in jesus-christ good-for them-that to-escape the-teacher
nature-and one-could around-his shown-to after-his significance-of to-whom more-information not-one
my-brother a-position under-this the-japanese found-it until-it told-the a-patient father-and since-he
let-it away-and other-things but-even my-wife one-more time-is the-underlying something-about stage-of
thus-the and-self were-on help-to occur-in not-work the-rule the-beach politics-of her-for that-moment
appeared-in work-to effects-on of-california for-most a-dozen they-want and-should demand-for now-he
the-conversation man-was was-looking past-the the-box pieces-of for-he very-little the-details took-her
to-pull the-roman working-in place-where how-she my-way process-is the-non not-enough participation-in
reach-the it-makes upon-a combined-with i-needed know-where staring-at to-solve he-tried
of-international for-i represent-the the-battle something-like to-examine arms-and you-really my-body
consequence-of be-called men-in the-owner but-by considered-to determined-to a-business author-of
any-one assigned-to of-land to-hide my-parents association-of wanting-to the-values years-and for-other
put-his see-figure problem-is lines-of would-come went-into exposure-to stages-of tell-the or-something
concluded-that to-respond that-makes served-as is-he the-existing capacity-to a-direct her-fingers
you-got believe-it her-the she-got is-then most-people from-being aware-that the-inner did-i a-critical
way-he divided-into be-with a-non the-father of-local a-natural and-give head-to mode-of good-and
a-combination the-sight came-into the-act than-it given-a though-they force-of still-be design-of
claim-that amounts-of is-like bed-and the-russian i-ask a-beautiful two-days says-that to-define
a-separate he-put while-she or-of a-hard halseth-english was-gone introduction-of this-world report-of
element-of them-a asked-him no-need act-as to-fall ratio-of to-others could-feel an-early and-into in-no
is-needed gave-the is-generally important-for millions-of you-said they-came had-had the-temperature
first-place the-so down-a and-children be-applied to-drive then-there of-economic figure-out is-good
got-up what-can distinction-between the-meeting love-to not-seen is-said come-and and-held his-gaze
component-of rise-of the-train not-being model-for hands-on to-seek identification-of turned-and
to-treat nothing-more learn-to end-up class-of to-marry and-any design-and allow-the the-greater
out-what making-it created-by having-been use-it the-discussion the-east was-trying the-royal
requirements-of the-passage two-men who-do he-sat from-what the-definition my-first there-may the-sum
the-contract a-powerful he-reached to-prepare me-about is-because reduction-in the-bathroom the-status
exposed-to condition-of will-need the-far the-few rule-of afraid-of around-him an-object are-given
it-appears he-spoke language-and the-nineteenth make-up was-given reported-that a-light were-made
friends-and the-flow and-water feel-that fail-to through-which his-neck of-mind freedom-of already-been
the-establishment and-very point-to just-one and-time as-my the-network the-weight her-way and-sat
in-them the-cross state-university the-requirements of-years love-of written-in in-question rates-of
why-he to-fill deep-breath costs-of plan-to to-end vision-of to-decide have-never the-choice room-for
them-the you-ever feature-of interests-of him-out key-to was-for contained-in was-quite the-moon
aimed-at among-them center-for and-services this-question from-those success-of by-all the-exact
the-proper structure-and my-family in-there the-council early-in so-what above-all give-it i-started
there-for the-benefits stay-in looked-down but-her name-is until-she what-has in-section in-line
the-internal a-step six-months to-more brought-to let-them him-at holy-spirit the-days he-just
expressed-in an-additional a-right a-one will-find the-chair attempting-to recognition-of the-jews
to-measure this-day society-of asked-me you-find chance-of develop-a students-to as-its war-ii hair-and
a-line focusing-on would-go behalf-of she-smiled carry-out a-house we-use the-reasons realize-that
to-manage replaced-by the-chance a-sign still-a and-well be-expected of-business emergence-of
to-evaluate i-always thought-you happy-to the-figure choose-to are-likely the-private to-life us-and
a-first because-there time-she you-with to-win and-hence they-went it-down council-of for-use centre-of
them-out study-in are-able available-in waited-for in-south was-probably but-still sat-on he-smiled
concentration-of of-england examination-of the-defendant the-rise seen-the opportunities-for to-listen
same-thing images-of in-several flow-of be-one hours-of not-remember women-who a-private voice-was
and-high one-would makes-a shape-of say-it the-ultimate location-of men-of done-in my-name hand-in
sense-that the-well research-in a-further place-for she-needed selection-of consisting-of to-represent
the-outcome whereas-the a-party table-and will-give been-to a-relatively the-condition discuss-the
attributed-to are-they growth-and memory-of never-seen she-gave taken-from was-taken and-later only-when
years-after the-background why-are information-is she-found asked-the from-them by-that represented-by
his-death more-like never-have understanding-the the-kids business-and a-constant this-period meant-that
or-for to-admit door-to works-of are-only was-then or-three years-in your-mind a-complex a-serious
given-that open-and of-society the-entrance and-never management-and provisions-of was-over i-understand
object-of i-take put-her the-play more-difficult of-modern had-in large-number a-national made-his
but-do make-you cup-of he-seemed is-essential the-older not-too of-non against-him awareness-of
it-became conference-on this-part recent-years to-attend in-him to-love obtained-from man-with
the-members three-times the-location me-on i-find overview-of the-supreme it-off the-greek by-now
what-happens of-control money-to the-needs even-to of-china you-come the-management the-mass and-local
effectiveness-of determination-of if-only your-mother and-white is-done to-where mass-of of-great is-how
hong-kong it-over benefit-of studies-have people-have had-only in-three observed-in generation-of
the-argument size-and become-more is-therefore the-health on-behalf the-latest they-both a-broad at-your
do-a to-report a-political far-away the-biggest the-particular three-days but-did the-computer
children-with table-of on-with himself-in to-lead a-sort potential-for and-control things-are
probability-of to-participate of-making the-capital from-these the-bridge had-told the-consequences
was-getting at-them a-role did-she yet-the problems-of think-the here-are go-through wondered-if
she-made base-of away-with right-and his-friend contributed-to sitting-on via-the why-would while-they
found-out his-right eyes-of face-was best-of once-a what-kind i-look academy-of she-heard familiar-with
call-the they-found belief-that can-find issues-of you-going gone-to the-historical need-of the-art
around-to a-strange of-about government-and the-shape particularly-in soviet-union be-here are-as
wide-range causes-of in-human a-decision responses-to lives-of to-mention that-each a-country down-her
entitled-to not-mind whether-they anyone-else the-conclusion tell-us he-wants and-forth war-and power-in
their-work was-really and-tried of-language influence-on by-my address-the with-another half-the
where-is was-done stated-that they-need the-novel bound-to all-day are-shown and-family the-gospels
you-make population-of information-to were-used the-twentieth conception-of as-opposed for-three
could-make the-afternoon a-central the-volume the-lowest the-feeling i-go on-some to-generate were-able
relevant-to heard-of very-important not-very points-of her-from back-the approach-is but-are
considering-the go-into and-less i-put mind-and men-were the-horse of-living sitting-in was-of a-boy
the-gate the-guy on-you happen-to social-media they-say she-came of-something into-it the-woods and-work
make-them middle-east have-more with-both has-made of-individuals that-both total-of more-time
the-reality was-with together-and sequence-of the-midst now-it family-members to-realize the-western
use-to why-you republic-of free-to these-people the-roof be-better and-public up-as the-success of-paper
was-out a-picture down-from some-sort received-a the-force his-throat but-my and-because to-demonstrate
the-names to-test i-left sat-in school-and a-copy the-security the-camera evidence-for a-plan of-natural
point-is a-regular time-you four-years in-common to-assist the-facts in-children pulled-out man-is
and-through ask-for several-times implications-for the-plane anyone-who let-you the-hill data-and or-is
north-america a-source me-from behavior-of sure-to for-being i-used a-voice covered-with that-do
of-small the-operation the-capacity begun-to defined-in away-the world-is remove-the not-what
takes-place since-they when-his activity-of in-high examine-the the-vast him-up a-review and-got
appear-in next-morning two-weeks died-in can-tell an-excellent children-in question-is of-national
the-single the-dominant let-go in-germany seek-to land-of faith-in an-idea to-present which-could
could-tell he-still she-tried standing-in statement-of said-she midst-of models-of the-soil not-on
to-place the-park of-education we-go looked-around to-worry we-went the-character tended-to ever-since
than-they african-american his-words is-associated a-message get-in where-are you-doing set-in the-free
laws-of would-say a-dark no-reason man-to i-turned us-a are-required the-counter you-tell the-press
her-family a-typical region-of possession-of the-mountain of-four from-any although-he me-out way-for
in-for come-into done-to made-for new-and from-each had-he this-volume the-disease round-the the-events
in-so results-from stood-in her-on production-and and-support heard-a never-had described-by
contribution-to is-where while-it about-me talked-about something-of reduction-of either-the no-time
the-call his-hair dealt-with the-spanish have-shown focus-of a-unique a-situation were-at describes-the
frequency-of the-memory told-them one-has day-in to-further make-me matter-what than-you placed-on
be-understood mind-that into-two and-new which-means was-coming learning-and to-discover few-of and-john
and-three my-husband relate-to directly-to followed-the in-bed the-policy i-wonder build-a be-too
have-gone remember-the before-him the-love or-on the-balance for-now had-some out-as sit-down how-does
been-shown only-two dressed-in art-of it-by government-of are-those the-means and-early been-found
the-rain the-laws just-before a-consequence and-each want-me up-into with-others provision-of
the-minimum i-began start-of light-and with-whom all-he the-rights that-should my-dad give-them
right-hand much-less is-seen start-to held-the the-critical site-of being-able with-different
the-authority off-her belonging-to way-the is-probably was-this of-chicago her-sister starting-to get-up
becomes-a had-his report-on one-for the-fall when-one you-take the-weather the-inside me-what removal-of
considered-as possible-that pain-and the-circumstances her-up this-and questions-about of-production
with-god smiled-at higher-education one-with now-you to-handle having-the just-in have-their in-detail
more-complex the-outer origin-of culture-of it-just in-here the-help acts-of the-interest of-history
been-an for-in of-thought to-note characteristic-of get-you around-a on-any the-jewish to-secure
created-a over-my go-home the-perfect watched-the a-free to-investigate a-perfect process-and
the-benefit bring-the have-in implications-of of-art they-said a-table a-product to-enjoy to-date
to-suggest a-slight he-continued something-in about-them as-was the-trial the-official and-while
with-many to-deliver a-personal it-felt the-questions all-their my-sister go-with the-fundamental
saw-him glad-to in-writing my-son it-again he-started additional-information all-her mean-to
expansion-of it-not way-out person-to views-of time-as how-are the-victim not-allow a-baby place-and
into-this herself-to she-must here-for the-output extension-of home-in of-health especially-when rid-of
knew-she the-changes returning-to him-into produce-a themselves-to right-in a-lack place-the protect-the
her-legs is-by until-you black-and failure-of wife-and a-glass thing-i this-area of-certain be-treated
from-behind
`
