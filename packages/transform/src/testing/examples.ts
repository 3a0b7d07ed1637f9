import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What an operation must make of a text, and the texts that it must leave alone. */
export interface OperationExamples {
  readonly makes: readonly (readonly [before: string, after: string])[]
  readonly leaves: readonly string[]
}

/** By the id of the operation, without `structure.`. */
export type Examples = Readonly<Record<string, OperationExamples>>

/** A row of an example file, and whether the module beside the file exports the operation of that id. */
export interface ExampleRow extends OperationExamples {
  readonly id: string
  readonly isBeside: boolean
}

const SUFFIX = '.examples.ts'

/** The rows of every `*.examples.ts` under a folder, by path. */
export async function readExamples(folder: URL): Promise<readonly ExampleRow[]> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(SUFFIX))
    .toSorted()
  const rows = await Promise.all(paths.map((path) => readFile(new URL(path, folder))))
  return rows.flat()
}

async function readFile(file: URL): Promise<readonly ExampleRow[]> {
  const { EXAMPLES } = (await importFile(file)) as { readonly EXAMPLES: Examples }
  const beside = Object.values(await importFile(new URL(file.href.replace(SUFFIX, '.ts'))))
  return Object.entries(EXAMPLES).map(([id, example]) => ({
    id,
    isBeside: beside.some((operation) => hasId(operation, `structure.${id}`)),
    ...example,
  }))
}

const importFile = async (file: URL): Promise<Record<string, unknown>> => import(fileURLToPath(file))

const hasId = (value: unknown, id: string): boolean =>
  typeof value === 'object' && value !== null && 'id' in value && value.id === id
