{{/* What the pods of all three commands have in common. */}}
{{- define "parley.labels" -}}
app.kubernetes.io/name: parley
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{/* The spec of a pod; takes the root, the command, and the port that answers /readyz where there is one. */}}
{{- define "parley.pod" -}}
{{- $ := .root -}}
automountServiceAccountToken: false
securityContext: { runAsNonRoot: true, runAsUser: 1000, fsGroup: 1000, seccompProfile: { type: RuntimeDefault } }
# A process ends its work within ten seconds of SIGTERM.
terminationGracePeriodSeconds: 30
{{- with $.Values.image.pullSecrets }}
imagePullSecrets: {{ toJson . }}
{{- end }}
containers:
  - name: {{ .command }}
    image: "{{ $.Values.image.repository }}:{{ $.Values.image.tag | default $.Chart.AppVersion }}"
    imagePullPolicy: {{ $.Values.image.pullPolicy }}
    args: [{{ .command }}]
    env:
      - { name: NODE_ENV, value: production }
      - { name: HOST, value: 0.0.0.0 }
      - { name: PORT, value: '3000' }
      - { name: WORKER_PORT, value: '3100' }
      - { name: DATA_DIR, value: /var/lib/parley }
{{- range $name, $value := $.Values.env }}
      - { name: {{ $name }}, value: {{ $value | toString | quote }} }
{{- end }}
    envFrom: [{ secretRef: { name: {{ $.Values.secretName }} } }]
    securityContext:
      allowPrivilegeEscalation: false
      readOnlyRootFilesystem: true
      capabilities: { drop: [ALL] }
{{- with .resources }}
    resources: {{ toJson . }}
{{- end }}
{{- if .port }}
    ports: [{ name: http, containerPort: {{ .port }} }]
    startupProbe: { httpGet: { path: /readyz, port: http }, periodSeconds: 2, failureThreshold: 60 }
    readinessProbe: { httpGet: { path: /readyz, port: http }, periodSeconds: 5, timeoutSeconds: 4 }
    livenessProbe: { httpGet: { path: /healthz, port: http }, periodSeconds: 10, timeoutSeconds: 4, failureThreshold: 6 }
{{- end }}
    volumeMounts:
      - { name: tmp, mountPath: /tmp }
      - { name: files, mountPath: /var/lib/parley }
volumes:
  - { name: tmp, emptyDir: {} }
{{- if $.Values.files.enabled }}
  - { name: files, persistentVolumeClaim: { claimName: {{ $.Release.Name }}-files } }
{{- else }}
  - { name: files, emptyDir: {} }
{{- end }}
{{- end }}
