// What the lab (trainers, evaluators, benches, fuzz) takes apart. Nothing that ships imports from here.
export { practiceItems } from './render/practice-items.ts'
export { styleOf } from './styles/style-table.ts'
