import { useEffect, useRef, useState } from 'react'
import { flowDrafts } from '../../data/drafts.ts'
import { useDraft } from '../../drafts/draft.tsx'
import { merge, same } from '../../drafts/merge.ts'
import type { Definition } from '../edits/nodes.ts'
import { editCode, type CodeEditor } from './editing.ts'
import { readYaml, yamlOf, type YamlProblem } from './read-yaml.ts'
import styles from './code.module.css'

const READ_MS = 300

/** The draft as editable YAML. It is applied whenever it can be parsed; changes of others are merged in. */
export function TextEditor({ label }: { label: string }) {
  const draft = useDraft()
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<CodeEditor>(undefined)
  const [problems, setProblems] = useState<readonly YamlProblem[]>([])
  // The definition of the text.
  const written = useRef<Definition>(draft.definition)
  const latest = useRef(draft)
  latest.current = draft

  useEffect(() => {
    if (host.current === null) return
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => {
      clearTimeout(timer)
      timer = undefined
      const { definition, problems } = readYaml(editor.current?.text() ?? '')
      editor.current?.mark(problems.map(({ line }) => line))
      setProblems(problems)
      if (definition === undefined || same(definition, written.current)) return
      const before = written.current
      written.current = definition
      latest.current.edit('Edit as text', present => merge(flowDrafts.items, before, definition, present).merged, {
        typing: 'text',
      })
    }
    const opened = editCode(root, yamlOf(latest.current.definition), label, () => {
      clearTimeout(timer)
      timer = setTimeout(read, READ_MS)
    })
    editor.current = opened
    return () => {
      // The last edits are not lost with the view.
      if (timer !== undefined) read()
      opened.close()
    }
  }, [label])

  useEffect(() => {
    if (problems.length > 0 || same(draft.definition, written.current)) return
    written.current = draft.definition
    editor.current?.replace(yamlOf(draft.definition))
  }, [draft.definition, problems])

  return (
    <div className={styles.textEditor}>
      <div className={styles.code} ref={host} />
      {problems.length > 0 && (
        <ul className={styles.yamlProblems} role="alert">
          {problems.slice(0, 5).map(({ line, column, message }) => (
            <li key={`${line} ${column} ${message}`}>
              <button onClick={() => editor.current?.goTo(line, column)}>
                Line {line}, column {column}
              </button>
              {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
