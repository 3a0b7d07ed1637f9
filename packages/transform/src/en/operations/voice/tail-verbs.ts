const words = (list: string) => new Set(list.split(/\s+/))

/** What a subject does besides: "…, offering X" says the same as "… and offers X". */
export const DOES_BESIDES = words(
  `offering providing giving creating adding capturing exploring examining discussing addressing showcasing
  emphasizing emphasising stressing demonstrating revealing evoking conveying portraying depicting presenting
  introducing bringing blending weaving reflecting illustrating exposing fostering promoting encouraging
  supporting strengthening shaping influencing transforming inspiring inviting challenging
  delivering drawing earning winning securing scoring achieving reaching setting breaking surpassing
  outperforming exceeding producing generating sparking igniting raising protecting safeguarding serving
  urging warning calling arguing claiming stating advocating threatening driving paying playing helping
  eliminating preserving extending expanding establishing building developing avoiding outlining detailing
  describing summarizing summarising teaching reminding celebrating honoring honouring
  questioning focusing focussing concentrating relying aiming noting explaining becoming finishing losing
  beating defeating keeping turning filling casting illuminating sending granting lending attracting captivating
  propelling ushering transporting pushing`,
)

/** What comes of something done: the subject brings it about when it acts on an object, else the whole event does. */
export const BRINGS_ABOUT = words(
  `reducing improving increasing boosting enhancing lowering raising saving preventing limiting minimizing
  minimising maximizing maximising easing weakening triggering prompting forcing causing
  affecting impacting disrupting destroying damaging exacerbating accelerating facilitating ensuring enabling
  allowing empowering leading leaving rendering freeing`,
)
/** What only the whole event does. */
export const EVENT_ONLY =
  words(`making resulting meaning leading allowing enabling ensuring contributing marking suggesting indicating
  underscoring signaling signalling`)
