import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

export const datasetCatalog = validate20;
const schema31 = {"$ref":"dataset-catalog.yaml"};
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"dataset-catalog.yaml","title":"DatasetCatalog","description":"Shape of datasets.yaml, the declaration of everything that reports may group, compute and select by.","type":"object","additionalProperties":false,"required":["datasets"],"properties":{"datasets":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/DatasetDeclaration"},"description":"The datasets in the order in which they are offered. Names are unique."}},"$defs":{"DatasetDeclaration":{"title":"DatasetDeclaration","description":"One dataset. A report sees all of it but `time` and `of`, which are for the service alone.","type":"object","additionalProperties":false,"required":["name","label","description","time","dimensions","measures","filters"],"properties":{"name":{"$ref":"#/$defs/DatasetName"},"label":{"type":"string","minLength":1,"description":"Text to show."},"description":{"type":"string","minLength":1,"description":"What one row of the underlying data is."},"time":{"$ref":"#/$defs/DatasetMemberName"},"dimensions":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/DatasetDimensionDeclaration"},"description":"What rows can be grouped by; the first is `date`."},"measures":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/DatasetMeasureDeclaration"},"description":"What can be computed."},"filters":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/DatasetFilterDeclaration"},"description":"What rows can be selected by."}}},"DatasetName":{"title":"DatasetName","description":"Name of a dataset.","type":"string","enum":["conversations","executions","messages","token_usage","goals","form_submissions","telemetry","webhook_deliveries"]},"DatasetMemberName":{"title":"DatasetMemberName","description":"Name of a dimension, measure, filter or underlying value.","type":"string","pattern":"^[a-z][a-z0-9_]{0,63}$"},"DatasetValueType":{"title":"DatasetValueType","description":"Kind of value.","type":"string","enum":["string","integer","number","boolean","uuid","date","datetime","enum"]},"DatasetDimensionDeclaration":{"title":"DatasetDimensionDeclaration","description":"Something rows can be grouped by.","type":"object","additionalProperties":false,"required":["name","label","type"],"properties":{"name":{"$ref":"#/$defs/DatasetMemberName"},"label":{"type":"string","minLength":1,"description":"Heading to show."},"type":{"$ref":"#/$defs/DatasetValueType"},"values":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string"},"description":"All values of an `enum`."}}},"DatasetMeasureDeclaration":{"title":"DatasetMeasureDeclaration","description":"Something that can be computed for each group.","type":"object","additionalProperties":false,"required":["name","label","type","aggregation","unit"],"properties":{"name":{"$ref":"#/$defs/DatasetMemberName"},"label":{"type":"string","minLength":1,"description":"Heading to show."},"description":{"type":"string","minLength":1,"description":"What exactly is computed."},"type":{"type":"string","enum":["integer","number"],"description":"Kind of number."},"aggregation":{"type":"string","enum":["count","count_distinct","sum","avg","min","max","p95","ratio"],"description":"How the rows of a group become one number."},"of":{"description":"The underlying value; for a ratio the two measures that are divided. A `count` has none.","anyOf":[{"$ref":"#/$defs/DatasetMemberName"},{"type":"array","minItems":2,"maxItems":2,"items":{"$ref":"#/$defs/DatasetMemberName"}}]},"unit":{"type":"string","enum":["count","ratio","milliseconds","tokens","micro_usd","micro_currency"],"description":"What is counted."}}},"DatasetFilterDeclaration":{"title":"DatasetFilterDeclaration","description":"Something rows can be selected by.","type":"object","additionalProperties":false,"required":["name","label","type","operators","suggest"],"properties":{"name":{"$ref":"#/$defs/DatasetMemberName"},"label":{"type":"string","minLength":1,"description":"Text to show."},"type":{"$ref":"#/$defs/DatasetValueType"},"operators":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["eq","neq","in","not_in","gt","gte","lt","lte","contains","starts_with","is_null","is_not_null"]},"description":"The operators it takes."},"values":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string"},"description":"All values of an `enum`."},"suggest":{"type":"boolean","description":"Whether its distinct values can be asked for."}}}}};
const schema33 = {"title":"DatasetDeclaration","description":"One dataset. A report sees all of it but `time` and `of`, which are for the service alone.","type":"object","additionalProperties":false,"required":["name","label","description","time","dimensions","measures","filters"],"properties":{"name":{"$ref":"#/$defs/DatasetName"},"label":{"type":"string","minLength":1,"description":"Text to show."},"description":{"type":"string","minLength":1,"description":"What one row of the underlying data is."},"time":{"$ref":"#/$defs/DatasetMemberName"},"dimensions":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/DatasetDimensionDeclaration"},"description":"What rows can be grouped by; the first is `date`."},"measures":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/DatasetMeasureDeclaration"},"description":"What can be computed."},"filters":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/DatasetFilterDeclaration"},"description":"What rows can be selected by."}}};
const schema34 = {"title":"DatasetName","description":"Name of a dataset.","type":"string","enum":["conversations","executions","messages","token_usage","goals","form_submissions","telemetry","webhook_deliveries"]};
const schema35 = {"title":"DatasetMemberName","description":"Name of a dimension, measure, filter or underlying value.","type":"string","pattern":"^[a-z][a-z0-9_]{0,63}$"};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^[a-z][a-z0-9_]{0,63}$", "u");
const schema36 = {"title":"DatasetDimensionDeclaration","description":"Something rows can be grouped by.","type":"object","additionalProperties":false,"required":["name","label","type"],"properties":{"name":{"$ref":"#/$defs/DatasetMemberName"},"label":{"type":"string","minLength":1,"description":"Heading to show."},"type":{"$ref":"#/$defs/DatasetValueType"},"values":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string"},"description":"All values of an `enum`."}}};
const schema38 = {"title":"DatasetValueType","description":"Kind of value.","type":"string","enum":["string","integer","number","boolean","uuid","date","datetime","enum"]};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "label")) || (key0 === "type")) || (key0 === "values"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/DatasetMemberName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/DatasetMemberName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/DatasetValueType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((((data2 === "string") || (data2 === "integer")) || (data2 === "number")) || (data2 === "boolean")) || (data2 === "uuid")) || (data2 === "date")) || (data2 === "datetime")) || (data2 === "enum"))){
const err9 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/DatasetValueType/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.values !== undefined){
let data3 = data.values;
if(Array.isArray(data3)){
if(data3.length < 1){
const err10 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
const err11 = {instancePath:instancePath+"/values/" + i0,schemaPath:"#/properties/values/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err12 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err13 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema39 = {"title":"DatasetMeasureDeclaration","description":"Something that can be computed for each group.","type":"object","additionalProperties":false,"required":["name","label","type","aggregation","unit"],"properties":{"name":{"$ref":"#/$defs/DatasetMemberName"},"label":{"type":"string","minLength":1,"description":"Heading to show."},"description":{"type":"string","minLength":1,"description":"What exactly is computed."},"type":{"type":"string","enum":["integer","number"],"description":"Kind of number."},"aggregation":{"type":"string","enum":["count","count_distinct","sum","avg","min","max","p95","ratio"],"description":"How the rows of a group become one number."},"of":{"description":"The underlying value; for a ratio the two measures that are divided. A `count` has none.","anyOf":[{"$ref":"#/$defs/DatasetMemberName"},{"type":"array","minItems":2,"maxItems":2,"items":{"$ref":"#/$defs/DatasetMemberName"}}]},"unit":{"type":"string","enum":["count","ratio","milliseconds","tokens","micro_usd","micro_currency"],"description":"What is counted."}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.aggregation === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "aggregation"},message:"must have required property '"+"aggregation"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.unit === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "label")) || (key0 === "description")) || (key0 === "type")) || (key0 === "aggregation")) || (key0 === "of")) || (key0 === "unit"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/DatasetMemberName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/DatasetMemberName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err8 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.type !== undefined){
let data3 = data.type;
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data3 === "integer") || (data3 === "number"))){
const err13 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema39.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.aggregation !== undefined){
let data4 = data.aggregation;
if(typeof data4 !== "string"){
const err14 = {instancePath:instancePath+"/aggregation",schemaPath:"#/properties/aggregation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((((((((data4 === "count") || (data4 === "count_distinct")) || (data4 === "sum")) || (data4 === "avg")) || (data4 === "min")) || (data4 === "max")) || (data4 === "p95")) || (data4 === "ratio"))){
const err15 = {instancePath:instancePath+"/aggregation",schemaPath:"#/properties/aggregation/enum",keyword:"enum",params:{allowedValues: schema39.properties.aggregation.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.of !== undefined){
let data5 = data.of;
const _errs14 = errors;
let valid2 = false;
const _errs15 = errors;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err16 = {instancePath:instancePath+"/of",schemaPath:"#/$defs/DatasetMemberName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/of",schemaPath:"#/$defs/DatasetMemberName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid2 = valid2 || _valid0;
const _errs18 = errors;
if(Array.isArray(data5)){
if(data5.length > 2){
const err18 = {instancePath:instancePath+"/of",schemaPath:"#/properties/of/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5.length < 2){
const err19 = {instancePath:instancePath+"/of",schemaPath:"#/properties/of/anyOf/1/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err20 = {instancePath:instancePath+"/of/" + i0,schemaPath:"#/$defs/DatasetMemberName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/of/" + i0,schemaPath:"#/$defs/DatasetMemberName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/of",schemaPath:"#/properties/of/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid0 = _errs18 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err23 = {instancePath:instancePath+"/of",schemaPath:"#/properties/of/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data.unit !== undefined){
let data7 = data.unit;
if(typeof data7 !== "string"){
const err24 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!((((((data7 === "count") || (data7 === "ratio")) || (data7 === "milliseconds")) || (data7 === "tokens")) || (data7 === "micro_usd")) || (data7 === "micro_currency"))){
const err25 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/enum",keyword:"enum",params:{allowedValues: schema39.properties.unit.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema43 = {"title":"DatasetFilterDeclaration","description":"Something rows can be selected by.","type":"object","additionalProperties":false,"required":["name","label","type","operators","suggest"],"properties":{"name":{"$ref":"#/$defs/DatasetMemberName"},"label":{"type":"string","minLength":1,"description":"Text to show."},"type":{"$ref":"#/$defs/DatasetValueType"},"operators":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["eq","neq","in","not_in","gt","gte","lt","lte","contains","starts_with","is_null","is_not_null"]},"description":"The operators it takes."},"values":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string"},"description":"All values of an `enum`."},"suggest":{"type":"boolean","description":"Whether its distinct values can be asked for."}}};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.operators === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operators"},message:"must have required property '"+"operators"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.suggest === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suggest"},message:"must have required property '"+"suggest"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "label")) || (key0 === "type")) || (key0 === "operators")) || (key0 === "values")) || (key0 === "suggest"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/DatasetMemberName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/DatasetMemberName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err8 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/DatasetValueType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((((((((data2 === "string") || (data2 === "integer")) || (data2 === "number")) || (data2 === "boolean")) || (data2 === "uuid")) || (data2 === "date")) || (data2 === "datetime")) || (data2 === "enum"))){
const err11 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/DatasetValueType/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.operators !== undefined){
let data3 = data.operators;
if(Array.isArray(data3)){
if(data3.length < 1){
const err12 = {instancePath:instancePath+"/operators",schemaPath:"#/properties/operators/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/operators/" + i0,schemaPath:"#/properties/operators/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((((((((((data4 === "eq") || (data4 === "neq")) || (data4 === "in")) || (data4 === "not_in")) || (data4 === "gt")) || (data4 === "gte")) || (data4 === "lt")) || (data4 === "lte")) || (data4 === "contains")) || (data4 === "starts_with")) || (data4 === "is_null")) || (data4 === "is_not_null"))){
const err14 = {instancePath:instancePath+"/operators/" + i0,schemaPath:"#/properties/operators/items/enum",keyword:"enum",params:{allowedValues: schema43.properties.operators.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err15 = {instancePath:instancePath+"/operators",schemaPath:"#/properties/operators/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err16 = {instancePath:instancePath+"/operators",schemaPath:"#/properties/operators/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.values !== undefined){
let data5 = data.values;
if(Array.isArray(data5)){
if(data5.length < 1){
const err17 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
if(typeof data5[i2] !== "string"){
const err18 = {instancePath:instancePath+"/values/" + i2,schemaPath:"#/properties/values/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
let i3 = data5.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data5[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err19 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err20 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.suggest !== undefined){
if(typeof data.suggest !== "boolean"){
const err21 = {instancePath:instancePath+"/suggest",schemaPath:"#/properties/suggest/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.description === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.time === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "time"},message:"must have required property '"+"time"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.dimensions === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dimensions"},message:"must have required property '"+"dimensions"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.measures === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "measures"},message:"must have required property '"+"measures"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.filters === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filters"},message:"must have required property '"+"filters"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "label")) || (key0 === "description")) || (key0 === "time")) || (key0 === "dimensions")) || (key0 === "measures")) || (key0 === "filters"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/DatasetName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((((data0 === "conversations") || (data0 === "executions")) || (data0 === "messages")) || (data0 === "token_usage")) || (data0 === "goals")) || (data0 === "form_submissions")) || (data0 === "telemetry")) || (data0 === "webhook_deliveries"))){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/DatasetName/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err10 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err12 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.time !== undefined){
let data3 = data.time;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err14 = {instancePath:instancePath+"/time",schemaPath:"#/$defs/DatasetMemberName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/time",schemaPath:"#/$defs/DatasetMemberName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.dimensions !== undefined){
let data4 = data.dimensions;
if(Array.isArray(data4)){
if(data4.length < 1){
const err16 = {instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate23(data4[i0], {instancePath:instancePath+"/dimensions/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.measures !== undefined){
let data6 = data.measures;
if(Array.isArray(data6)){
if(data6.length < 1){
const err18 = {instancePath:instancePath+"/measures",schemaPath:"#/properties/measures/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate25(data6[i1], {instancePath:instancePath+"/measures/" + i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/measures",schemaPath:"#/properties/measures/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.filters !== undefined){
let data8 = data.filters;
if(Array.isArray(data8)){
if(data8.length < 1){
const err20 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
if(!(validate27(data8[i2], {instancePath:instancePath+"/filters/" + i2,parentData:data8,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="dataset-catalog.yaml" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.datasets === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "datasets"},message:"must have required property '"+"datasets"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "datasets")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.datasets !== undefined){
let data0 = data.datasets;
if(Array.isArray(data0)){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/datasets",schemaPath:"#/properties/datasets/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data0[i0], {instancePath:instancePath+"/datasets/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/datasets",schemaPath:"#/properties/datasets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const eventLogEntry = validate31;
const schema46 = {"$ref":"event-log-entry.yaml"};
const schema47 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"event-log-entry.yaml","title":"EventLogEntry","description":"One line of the event log: what happened in an execution. Lines are only ever added, are redacted before they are written, and are kept for 90 days. Within an execution they are in the order of their ids.","type":"object","additionalProperties":false,"required":["id","executionId","conversationId","nodeId","createdAt","entry"],"properties":{"id":{"type":"string","format":"uuid","description":"Identifier of the line."},"executionId":{"type":["string","null"],"format":"uuid","description":"The execution; null before there is one."},"conversationId":{"type":["string","null"],"format":"uuid","description":"Its conversation; null when it has none."},"nodeId":{"type":["string","null"],"maxLength":64,"description":"Node of the flow that the line is about; null when it is about the whole run."},"createdAt":{"type":"string","format":"date-time","description":"When it happened."},"entry":{"$ref":"#/$defs/LogRecord"}},"examples":[{"id":"018f5e7a-0000-7000-8000-0000000000f1","executionId":"018f5e7a-0000-7000-8000-000000000002","conversationId":"018f5e7a-0000-7000-8000-000000000001","nodeId":"ask","createdAt":"2026-03-01T10:00:00.000Z","entry":{"kind":"step_waiting","nodeType":"input","wait":"input","expiresAt":"2026-03-02T10:00:00.000Z"}},{"id":"018f5e7a-0000-7000-8000-0000000000f2","executionId":"018f5e7a-0000-7000-8000-000000000002","conversationId":"018f5e7a-0000-7000-8000-000000000001","nodeId":null,"createdAt":"2026-03-01T10:01:00.000Z","entry":{"kind":"message_received","role":"user","text":"Write to [REDACTED-EMAIL]","redacted":["EMAIL"]}}],"$defs":{"LogRecord":{"title":"LogRecord","description":"What happened, by `kind`.","oneOf":[{"$ref":"#/$defs/ExecutionStarted"},{"$ref":"#/$defs/StepCompleted"},{"$ref":"#/$defs/StepWaiting"},{"$ref":"#/$defs/StepResumed"},{"$ref":"#/$defs/StepFailed"},{"$ref":"#/$defs/CallStarted"},{"$ref":"#/$defs/CallFinished"},{"$ref":"#/$defs/MessageReceived"},{"$ref":"#/$defs/MessageSent"},{"$ref":"#/$defs/ExecutionEnded"}]},"RedactionKind":{"title":"RedactionKind","description":"Shape of a value that was replaced by `[REDACTED-<KIND>]`: `EMAIL` mail address, `PHONE` phone number, `AUTH` bearer token, `TOKEN` key of a provider, `JWT` JSON Web Token, `AWSKEY` access key id.","type":"string","enum":["EMAIL","PHONE","AUTH","TOKEN","JWT","AWSKEY"]},"Redacted":{"title":"Redacted","description":"Kinds of values that were replaced in this line; absent when none was.","type":"array","uniqueItems":true,"items":{"$ref":"#/$defs/RedactionKind"}},"LogFailure":{"title":"LogFailure","description":"What went wrong, without what an outside service answered.","type":"object","additionalProperties":false,"required":["kind","message"],"properties":{"kind":{"type":"string","maxLength":64,"description":"Machine name of the failure, for example `timeout`, `expression` or `step_limit`."},"message":{"type":"string","maxLength":2000,"description":"One sentence for people."}}},"ExecutionStarted":{"title":"ExecutionStarted","description":"A run began.","type":"object","additionalProperties":false,"required":["kind","flowId","version","trigger"],"properties":{"kind":{"const":"execution_started"},"flowId":{"type":"string","format":"uuid","description":"The flow."},"version":{"type":"integer","minimum":1,"description":"Number of its version."},"trigger":{"$ref":"#/$defs/LogTrigger"},"variables":{"type":"object","additionalProperties":true,"description":"Variables that the run began with."},"input":{"type":"object","additionalProperties":true,"description":"What started it: `text` of the message, or the data of the event."},"context":{"type":"object","additionalProperties":true,"description":"Context that was sent with the start; absent when it was empty."},"entities":{"type":"object","additionalProperties":true,"description":"Entities that the caller had extracted; absent when there were none."},"redacted":{"$ref":"#/$defs/Redacted"}}},"LogTrigger":{"title":"LogTrigger","description":"What started the run.","type":"object","additionalProperties":false,"required":["type","name"],"properties":{"type":{"type":"string","enum":["chat_intent","event"],"description":"Kind of trigger."},"name":{"type":"string","maxLength":200,"description":"Name of the intent or event."},"eventId":{"type":"string","format":"uuid","description":"The domain event; only for `event`."}}},"StepCompleted":{"title":"StepCompleted","description":"A node was run and the run went on or ended.","type":"object","additionalProperties":false,"required":["kind","nodeType","next"],"properties":{"kind":{"const":"step_completed"},"flow":{"type":"string","maxLength":128,"description":"Code of the flow the node belongs to; absent for the flow that was started."},"nodeType":{"type":"string","maxLength":64,"description":"Type of the node."},"next":{"type":["string","null"],"maxLength":64,"description":"Node that follows; null at the end."},"facts":{"type":"object","additionalProperties":true,"description":"What the node decided or set, such as the branch it took."},"durationMs":{"type":"integer","minimum":0,"description":"Time the step took in milliseconds."},"redacted":{"$ref":"#/$defs/Redacted"}}},"StepWaiting":{"title":"StepWaiting","description":"A node paused the run.","type":"object","additionalProperties":false,"required":["kind","nodeType","wait"],"properties":{"kind":{"const":"step_waiting"},"flow":{"type":"string","maxLength":128,"description":"Code of the flow the node belongs to; absent for the flow that was started."},"nodeType":{"type":"string","maxLength":64,"description":"Type of the node."},"wait":{"type":"string","enum":["input","timer","event"],"description":"What is waited for."},"expiresAt":{"type":"string","format":"date-time","description":"When the wait ends by itself."},"eventName":{"type":"string","maxLength":200,"description":"Name of the awaited event; only for `event`."}}},"StepResumed":{"title":"StepResumed","description":"A wait ended.","type":"object","additionalProperties":false,"required":["kind","nodeType","by"],"properties":{"kind":{"const":"step_resumed"},"flow":{"type":"string","maxLength":128,"description":"Code of the flow the node belongs to; absent for the flow that was started."},"nodeType":{"type":"string","maxLength":64,"description":"Type of the node."},"by":{"type":"string","enum":["input","timer","event","expiry"],"description":"What ended it; `expiry` when nothing came in time."},"values":{"type":"object","additionalProperties":true,"description":"The answers; only for `input`."},"variables":{"type":"object","additionalProperties":true,"description":"Variables that were sent along; absent when there were none."},"context":{"type":"object","additionalProperties":true,"description":"Context that was sent along; absent when there was none."},"eventId":{"type":"string","format":"uuid","description":"The event that came; only for `event`."},"data":{"type":"object","additionalProperties":true,"description":"Data of the event; only for `event`."},"redacted":{"$ref":"#/$defs/Redacted"}}},"StepFailed":{"title":"StepFailed","description":"A node failed. The run goes on at `next` when the node says what to do on an error, else it fails.","type":"object","additionalProperties":false,"required":["kind","nodeType","failure","next"],"properties":{"kind":{"const":"step_failed"},"flow":{"type":"string","maxLength":128,"description":"Code of the flow the node belongs to; absent for the flow that was started."},"nodeType":{"type":"string","maxLength":64,"description":"Type of the node."},"failure":{"$ref":"#/$defs/LogFailure"},"attempt":{"type":"integer","minimum":1,"description":"Which attempt failed, counted from 1."},"next":{"type":["string","null"],"maxLength":64,"description":"Node for errors; null when the run fails."},"redacted":{"$ref":"#/$defs/Redacted"}}},"CallStarted":{"title":"CallStarted","description":"Written before a node reaches outside. A line without its `call_finished` tells that the process ended in between.","type":"object","additionalProperties":false,"required":["kind","nodeType","attempt","idempotencyKey"],"properties":{"kind":{"const":"call_started"},"nodeType":{"type":"string","enum":["http","agent"],"description":"Type of the node."},"attempt":{"type":"integer","minimum":1,"description":"Which attempt it is, counted from 1."},"idempotencyKey":{"type":"string","maxLength":255,"description":"The same for every attempt of the step."},"target":{"type":"string","maxLength":2000,"description":"Method and address without query, or the name of the model."},"redacted":{"$ref":"#/$defs/Redacted"}}},"CallFinished":{"title":"CallFinished","description":"The outside answered, or failed to.","type":"object","additionalProperties":false,"required":["kind","nodeType","attempt","ok","durationMs"],"properties":{"kind":{"const":"call_finished"},"nodeType":{"type":"string","enum":["http","agent"],"description":"Type of the node."},"attempt":{"type":"integer","minimum":1,"description":"Which attempt it was, counted from 1."},"ok":{"type":"boolean","description":"Whether it went well."},"status":{"type":"integer","minimum":100,"maximum":599,"description":"HTTP status of the answer; absent without one."},"failure":{"$ref":"#/$defs/LogFailure"},"durationMs":{"type":"integer","minimum":0,"description":"Time the call took in milliseconds."},"promptTokens":{"type":"integer","minimum":0,"description":"Tokens sent to the model; only for `agent`."},"completionTokens":{"type":"integer","minimum":0,"description":"Tokens the model wrote; only for `agent`."},"redacted":{"$ref":"#/$defs/Redacted"}}},"MessageReceived":{"title":"MessageReceived","description":"A visitor's turn was recorded.","type":"object","additionalProperties":false,"required":["kind","role","text"],"properties":{"kind":{"const":"message_received"},"role":{"const":"user"},"text":{"type":["string","null"],"maxLength":4000,"description":"What was said; null for an answer without a text."},"redacted":{"$ref":"#/$defs/Redacted"}}},"MessageSent":{"title":"MessageSent","description":"Blocks were added to the answer.","type":"object","additionalProperties":false,"required":["kind","role","blocks"],"properties":{"kind":{"const":"message_sent"},"role":{"type":"string","enum":["agent","system"],"description":"Who speaks."},"blocks":{"type":"array","description":"Id and type of each block.","items":{"$ref":"#/$defs/LogBlock"}},"redacted":{"$ref":"#/$defs/Redacted"}}},"LogBlock":{"title":"LogBlock","description":"A block, in short.","type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"type":"string","maxLength":64,"description":"Id of the block in its execution."},"type":{"type":"string","maxLength":64,"description":"Type of the block."},"text":{"type":"string","maxLength":20000,"description":"Its text; only for messages."}}},"ExecutionEnded":{"title":"ExecutionEnded","description":"A run came to its end.","type":"object","additionalProperties":false,"required":["kind","status"],"properties":{"kind":{"const":"execution_ended"},"status":{"type":"string","enum":["completed","failed","aborted"],"description":"State it ended in."},"failure":{"$ref":"#/$defs/LogFailure"},"abortedBy":{"type":"string","enum":["admin","api","conversation_closed"],"description":"Who ended it; only for `aborted`."},"redacted":{"$ref":"#/$defs/Redacted"}}}}};
const formats0 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const formats6 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const schema48 = {"title":"LogRecord","description":"What happened, by `kind`.","oneOf":[{"$ref":"#/$defs/ExecutionStarted"},{"$ref":"#/$defs/StepCompleted"},{"$ref":"#/$defs/StepWaiting"},{"$ref":"#/$defs/StepResumed"},{"$ref":"#/$defs/StepFailed"},{"$ref":"#/$defs/CallStarted"},{"$ref":"#/$defs/CallFinished"},{"$ref":"#/$defs/MessageReceived"},{"$ref":"#/$defs/MessageSent"},{"$ref":"#/$defs/ExecutionEnded"}]};
const schema54 = {"title":"StepWaiting","description":"A node paused the run.","type":"object","additionalProperties":false,"required":["kind","nodeType","wait"],"properties":{"kind":{"const":"step_waiting"},"flow":{"type":"string","maxLength":128,"description":"Code of the flow the node belongs to; absent for the flow that was started."},"nodeType":{"type":"string","maxLength":64,"description":"Type of the node."},"wait":{"type":"string","enum":["input","timer","event"],"description":"What is waited for."},"expiresAt":{"type":"string","format":"date-time","description":"When the wait ends by itself."},"eventName":{"type":"string","maxLength":200,"description":"Name of the awaited event; only for `event`."}}};
const schema49 = {"title":"ExecutionStarted","description":"A run began.","type":"object","additionalProperties":false,"required":["kind","flowId","version","trigger"],"properties":{"kind":{"const":"execution_started"},"flowId":{"type":"string","format":"uuid","description":"The flow."},"version":{"type":"integer","minimum":1,"description":"Number of its version."},"trigger":{"$ref":"#/$defs/LogTrigger"},"variables":{"type":"object","additionalProperties":true,"description":"Variables that the run began with."},"input":{"type":"object","additionalProperties":true,"description":"What started it: `text` of the message, or the data of the event."},"context":{"type":"object","additionalProperties":true,"description":"Context that was sent with the start; absent when it was empty."},"entities":{"type":"object","additionalProperties":true,"description":"Entities that the caller had extracted; absent when there were none."},"redacted":{"$ref":"#/$defs/Redacted"}}};
const schema50 = {"title":"LogTrigger","description":"What started the run.","type":"object","additionalProperties":false,"required":["type","name"],"properties":{"type":{"type":"string","enum":["chat_intent","event"],"description":"Kind of trigger."},"name":{"type":"string","maxLength":200,"description":"Name of the intent or event."},"eventId":{"type":"string","format":"uuid","description":"The domain event; only for `event`."}}};
const func8 = Object.prototype.hasOwnProperty;
const schema51 = {"title":"Redacted","description":"Kinds of values that were replaced in this line; absent when none was.","type":"array","uniqueItems":true,"items":{"$ref":"#/$defs/RedactionKind"}};
const schema52 = {"title":"RedactionKind","description":"Shape of a value that was replaced by `[REDACTED-<KIND>]`: `EMAIL` mail address, `PHONE` phone number, `AUTH` bearer token, `TOKEN` key of a provider, `JWT` JSON Web Token, `AWSKEY` access key id.","type":"string","enum":["EMAIL","PHONE","AUTH","TOKEN","JWT","AWSKEY"]};
const func0 = require("ajv/dist/runtime/equal").default;

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/RedactionKind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((data0 === "EMAIL") || (data0 === "PHONE")) || (data0 === "AUTH")) || (data0 === "TOKEN")) || (data0 === "JWT")) || (data0 === "AWSKEY"))){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/RedactionKind/enum",keyword:"enum",params:{allowedValues: schema52.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data[i1], data[j0])){
const err2 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.flowId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flowId"},message:"must have required property '"+"flowId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.version === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.trigger === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trigger"},message:"must have required property '"+"trigger"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func8.call(schema49.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.kind !== undefined){
if("execution_started" !== data.kind){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "execution_started"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.flowId !== undefined){
let data1 = data.flowId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err6 = {instancePath:instancePath+"/flowId",schemaPath:"#/properties/flowId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/flowId",schemaPath:"#/properties/flowId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err8 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.trigger !== undefined){
let data3 = data.trigger;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.type === undefined){
const err10 = {instancePath:instancePath+"/trigger",schemaPath:"#/$defs/LogTrigger/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.name === undefined){
const err11 = {instancePath:instancePath+"/trigger",schemaPath:"#/$defs/LogTrigger/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data3){
if(!(((key1 === "type") || (key1 === "name")) || (key1 === "eventId"))){
const err12 = {instancePath:instancePath+"/trigger",schemaPath:"#/$defs/LogTrigger/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.type !== undefined){
let data4 = data3.type;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/trigger/type",schemaPath:"#/$defs/LogTrigger/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data4 === "chat_intent") || (data4 === "event"))){
const err14 = {instancePath:instancePath+"/trigger/type",schemaPath:"#/$defs/LogTrigger/properties/type/enum",keyword:"enum",params:{allowedValues: schema50.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.name !== undefined){
let data5 = data3.name;
if(typeof data5 === "string"){
if(func1(data5) > 200){
const err15 = {instancePath:instancePath+"/trigger/name",schemaPath:"#/$defs/LogTrigger/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/trigger/name",schemaPath:"#/$defs/LogTrigger/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.eventId !== undefined){
let data6 = data3.eventId;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err17 = {instancePath:instancePath+"/trigger/eventId",schemaPath:"#/$defs/LogTrigger/properties/eventId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/trigger/eventId",schemaPath:"#/$defs/LogTrigger/properties/eventId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/trigger",schemaPath:"#/$defs/LogTrigger/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.variables !== undefined){
let data7 = data.variables;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
const err20 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.input !== undefined){
let data8 = data.input;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
}
else {
const err21 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.context !== undefined){
let data9 = data.context;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
}
else {
const err22 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.entities !== undefined){
let data10 = data.entities;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
}
else {
const err23 = {instancePath:instancePath+"/entities",schemaPath:"#/properties/entities/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.redacted !== undefined){
if(!(validate35(data.redacted, {instancePath:instancePath+"/redacted",parentData:data,parentDataProperty:"redacted",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema53 = {"title":"StepCompleted","description":"A node was run and the run went on or ended.","type":"object","additionalProperties":false,"required":["kind","nodeType","next"],"properties":{"kind":{"const":"step_completed"},"flow":{"type":"string","maxLength":128,"description":"Code of the flow the node belongs to; absent for the flow that was started."},"nodeType":{"type":"string","maxLength":64,"description":"Type of the node."},"next":{"type":["string","null"],"maxLength":64,"description":"Node that follows; null at the end."},"facts":{"type":"object","additionalProperties":true,"description":"What the node decided or set, such as the branch it took."},"durationMs":{"type":"integer","minimum":0,"description":"Time the step took in milliseconds."},"redacted":{"$ref":"#/$defs/Redacted"}}};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.nodeType === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nodeType"},message:"must have required property '"+"nodeType"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.next === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next"},message:"must have required property '"+"next"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "kind") || (key0 === "flow")) || (key0 === "nodeType")) || (key0 === "next")) || (key0 === "facts")) || (key0 === "durationMs")) || (key0 === "redacted"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
if("step_completed" !== data.kind){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "step_completed"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.flow !== undefined){
let data1 = data.flow;
if(typeof data1 === "string"){
if(func1(data1) > 128){
const err5 = {instancePath:instancePath+"/flow",schemaPath:"#/properties/flow/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/flow",schemaPath:"#/properties/flow/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.nodeType !== undefined){
let data2 = data.nodeType;
if(typeof data2 === "string"){
if(func1(data2) > 64){
const err7 = {instancePath:instancePath+"/nodeType",schemaPath:"#/properties/nodeType/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/nodeType",schemaPath:"#/properties/nodeType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.next !== undefined){
let data3 = data.next;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: schema53.properties.next.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
if(func1(data3) > 64){
const err10 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.facts !== undefined){
let data4 = data.facts;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
const err11 = {instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.durationMs !== undefined){
let data5 = data.durationMs;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err12 = {instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.redacted !== undefined){
if(!(validate35(data.redacted, {instancePath:instancePath+"/redacted",parentData:data,parentDataProperty:"redacted",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema55 = {"title":"StepResumed","description":"A wait ended.","type":"object","additionalProperties":false,"required":["kind","nodeType","by"],"properties":{"kind":{"const":"step_resumed"},"flow":{"type":"string","maxLength":128,"description":"Code of the flow the node belongs to; absent for the flow that was started."},"nodeType":{"type":"string","maxLength":64,"description":"Type of the node."},"by":{"type":"string","enum":["input","timer","event","expiry"],"description":"What ended it; `expiry` when nothing came in time."},"values":{"type":"object","additionalProperties":true,"description":"The answers; only for `input`."},"variables":{"type":"object","additionalProperties":true,"description":"Variables that were sent along; absent when there were none."},"context":{"type":"object","additionalProperties":true,"description":"Context that was sent along; absent when there was none."},"eventId":{"type":"string","format":"uuid","description":"The event that came; only for `event`."},"data":{"type":"object","additionalProperties":true,"description":"Data of the event; only for `event`."},"redacted":{"$ref":"#/$defs/Redacted"}}};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.nodeType === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nodeType"},message:"must have required property '"+"nodeType"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.by === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func8.call(schema55.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
if("step_resumed" !== data.kind){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "step_resumed"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.flow !== undefined){
let data1 = data.flow;
if(typeof data1 === "string"){
if(func1(data1) > 128){
const err5 = {instancePath:instancePath+"/flow",schemaPath:"#/properties/flow/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/flow",schemaPath:"#/properties/flow/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.nodeType !== undefined){
let data2 = data.nodeType;
if(typeof data2 === "string"){
if(func1(data2) > 64){
const err7 = {instancePath:instancePath+"/nodeType",schemaPath:"#/properties/nodeType/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/nodeType",schemaPath:"#/properties/nodeType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.by !== undefined){
let data3 = data.by;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((data3 === "input") || (data3 === "timer")) || (data3 === "event")) || (data3 === "expiry"))){
const err10 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/enum",keyword:"enum",params:{allowedValues: schema55.properties.by.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.values !== undefined){
let data4 = data.values;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
const err11 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.variables !== undefined){
let data5 = data.variables;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
const err12 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.context !== undefined){
let data6 = data.context;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
}
else {
const err13 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.eventId !== undefined){
let data7 = data.eventId;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err14 = {instancePath:instancePath+"/eventId",schemaPath:"#/properties/eventId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/eventId",schemaPath:"#/properties/eventId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.data !== undefined){
let data8 = data.data;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
}
else {
const err16 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.redacted !== undefined){
if(!(validate35(data.redacted, {instancePath:instancePath+"/redacted",parentData:data,parentDataProperty:"redacted",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema56 = {"title":"StepFailed","description":"A node failed. The run goes on at `next` when the node says what to do on an error, else it fails.","type":"object","additionalProperties":false,"required":["kind","nodeType","failure","next"],"properties":{"kind":{"const":"step_failed"},"flow":{"type":"string","maxLength":128,"description":"Code of the flow the node belongs to; absent for the flow that was started."},"nodeType":{"type":"string","maxLength":64,"description":"Type of the node."},"failure":{"$ref":"#/$defs/LogFailure"},"attempt":{"type":"integer","minimum":1,"description":"Which attempt failed, counted from 1."},"next":{"type":["string","null"],"maxLength":64,"description":"Node for errors; null when the run fails."},"redacted":{"$ref":"#/$defs/Redacted"}}};
const schema57 = {"title":"LogFailure","description":"What went wrong, without what an outside service answered.","type":"object","additionalProperties":false,"required":["kind","message"],"properties":{"kind":{"type":"string","maxLength":64,"description":"Machine name of the failure, for example `timeout`, `expression` or `step_limit`."},"message":{"type":"string","maxLength":2000,"description":"One sentence for people."}}};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.nodeType === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nodeType"},message:"must have required property '"+"nodeType"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.failure === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failure"},message:"must have required property '"+"failure"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.next === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next"},message:"must have required property '"+"next"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "kind") || (key0 === "flow")) || (key0 === "nodeType")) || (key0 === "failure")) || (key0 === "attempt")) || (key0 === "next")) || (key0 === "redacted"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.kind !== undefined){
if("step_failed" !== data.kind){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "step_failed"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.flow !== undefined){
let data1 = data.flow;
if(typeof data1 === "string"){
if(func1(data1) > 128){
const err6 = {instancePath:instancePath+"/flow",schemaPath:"#/properties/flow/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/flow",schemaPath:"#/properties/flow/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.nodeType !== undefined){
let data2 = data.nodeType;
if(typeof data2 === "string"){
if(func1(data2) > 64){
const err8 = {instancePath:instancePath+"/nodeType",schemaPath:"#/properties/nodeType/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/nodeType",schemaPath:"#/properties/nodeType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.failure !== undefined){
let data3 = data.failure;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.kind === undefined){
const err10 = {instancePath:instancePath+"/failure",schemaPath:"#/$defs/LogFailure/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.message === undefined){
const err11 = {instancePath:instancePath+"/failure",schemaPath:"#/$defs/LogFailure/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "kind") || (key1 === "message"))){
const err12 = {instancePath:instancePath+"/failure",schemaPath:"#/$defs/LogFailure/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.kind !== undefined){
let data4 = data3.kind;
if(typeof data4 === "string"){
if(func1(data4) > 64){
const err13 = {instancePath:instancePath+"/failure/kind",schemaPath:"#/$defs/LogFailure/properties/kind/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/failure/kind",schemaPath:"#/$defs/LogFailure/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.message !== undefined){
let data5 = data3.message;
if(typeof data5 === "string"){
if(func1(data5) > 2000){
const err15 = {instancePath:instancePath+"/failure/message",schemaPath:"#/$defs/LogFailure/properties/message/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/failure/message",schemaPath:"#/$defs/LogFailure/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/failure",schemaPath:"#/$defs/LogFailure/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.attempt !== undefined){
let data6 = data.attempt;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err18 = {instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 < 1 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.next !== undefined){
let data7 = data.next;
if((typeof data7 !== "string") && (data7 !== null)){
const err20 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: schema56.properties.next.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) > 64){
const err21 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.redacted !== undefined){
if(!(validate35(data.redacted, {instancePath:instancePath+"/redacted",parentData:data,parentDataProperty:"redacted",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema58 = {"title":"CallStarted","description":"Written before a node reaches outside. A line without its `call_finished` tells that the process ended in between.","type":"object","additionalProperties":false,"required":["kind","nodeType","attempt","idempotencyKey"],"properties":{"kind":{"const":"call_started"},"nodeType":{"type":"string","enum":["http","agent"],"description":"Type of the node."},"attempt":{"type":"integer","minimum":1,"description":"Which attempt it is, counted from 1."},"idempotencyKey":{"type":"string","maxLength":255,"description":"The same for every attempt of the step."},"target":{"type":"string","maxLength":2000,"description":"Method and address without query, or the name of the model."},"redacted":{"$ref":"#/$defs/Redacted"}}};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.nodeType === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nodeType"},message:"must have required property '"+"nodeType"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.attempt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attempt"},message:"must have required property '"+"attempt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.idempotencyKey === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idempotencyKey"},message:"must have required property '"+"idempotencyKey"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "nodeType")) || (key0 === "attempt")) || (key0 === "idempotencyKey")) || (key0 === "target")) || (key0 === "redacted"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.kind !== undefined){
if("call_started" !== data.kind){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "call_started"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.nodeType !== undefined){
let data1 = data.nodeType;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/nodeType",schemaPath:"#/properties/nodeType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data1 === "http") || (data1 === "agent"))){
const err7 = {instancePath:instancePath+"/nodeType",schemaPath:"#/properties/nodeType/enum",keyword:"enum",params:{allowedValues: schema58.properties.nodeType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.attempt !== undefined){
let data2 = data.attempt;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err8 = {instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.idempotencyKey !== undefined){
let data3 = data.idempotencyKey;
if(typeof data3 === "string"){
if(func1(data3) > 255){
const err10 = {instancePath:instancePath+"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.target !== undefined){
let data4 = data.target;
if(typeof data4 === "string"){
if(func1(data4) > 2000){
const err12 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.redacted !== undefined){
if(!(validate35(data.redacted, {instancePath:instancePath+"/redacted",parentData:data,parentDataProperty:"redacted",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema59 = {"title":"CallFinished","description":"The outside answered, or failed to.","type":"object","additionalProperties":false,"required":["kind","nodeType","attempt","ok","durationMs"],"properties":{"kind":{"const":"call_finished"},"nodeType":{"type":"string","enum":["http","agent"],"description":"Type of the node."},"attempt":{"type":"integer","minimum":1,"description":"Which attempt it was, counted from 1."},"ok":{"type":"boolean","description":"Whether it went well."},"status":{"type":"integer","minimum":100,"maximum":599,"description":"HTTP status of the answer; absent without one."},"failure":{"$ref":"#/$defs/LogFailure"},"durationMs":{"type":"integer","minimum":0,"description":"Time the call took in milliseconds."},"promptTokens":{"type":"integer","minimum":0,"description":"Tokens sent to the model; only for `agent`."},"completionTokens":{"type":"integer","minimum":0,"description":"Tokens the model wrote; only for `agent`."},"redacted":{"$ref":"#/$defs/Redacted"}}};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.nodeType === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nodeType"},message:"must have required property '"+"nodeType"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.attempt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attempt"},message:"must have required property '"+"attempt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.ok === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.durationMs === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "durationMs"},message:"must have required property '"+"durationMs"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func8.call(schema59.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.kind !== undefined){
if("call_finished" !== data.kind){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "call_finished"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.nodeType !== undefined){
let data1 = data.nodeType;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/nodeType",schemaPath:"#/properties/nodeType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data1 === "http") || (data1 === "agent"))){
const err8 = {instancePath:instancePath+"/nodeType",schemaPath:"#/properties/nodeType/enum",keyword:"enum",params:{allowedValues: schema59.properties.nodeType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.attempt !== undefined){
let data2 = data.attempt;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err9 = {instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.ok !== undefined){
if(typeof data.ok !== "boolean"){
const err11 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err12 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 599 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 100 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.failure !== undefined){
let data5 = data.failure;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.kind === undefined){
const err15 = {instancePath:instancePath+"/failure",schemaPath:"#/$defs/LogFailure/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5.message === undefined){
const err16 = {instancePath:instancePath+"/failure",schemaPath:"#/$defs/LogFailure/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data5){
if(!((key1 === "kind") || (key1 === "message"))){
const err17 = {instancePath:instancePath+"/failure",schemaPath:"#/$defs/LogFailure/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data5.kind !== undefined){
let data6 = data5.kind;
if(typeof data6 === "string"){
if(func1(data6) > 64){
const err18 = {instancePath:instancePath+"/failure/kind",schemaPath:"#/$defs/LogFailure/properties/kind/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/failure/kind",schemaPath:"#/$defs/LogFailure/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data5.message !== undefined){
let data7 = data5.message;
if(typeof data7 === "string"){
if(func1(data7) > 2000){
const err20 = {instancePath:instancePath+"/failure/message",schemaPath:"#/$defs/LogFailure/properties/message/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/failure/message",schemaPath:"#/$defs/LogFailure/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/failure",schemaPath:"#/$defs/LogFailure/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.durationMs !== undefined){
let data8 = data.durationMs;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err23 = {instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
const err24 = {instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.promptTokens !== undefined){
let data9 = data.promptTokens;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err25 = {instancePath:instancePath+"/promptTokens",schemaPath:"#/properties/promptTokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
const err26 = {instancePath:instancePath+"/promptTokens",schemaPath:"#/properties/promptTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.completionTokens !== undefined){
let data10 = data.completionTokens;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err27 = {instancePath:instancePath+"/completionTokens",schemaPath:"#/properties/completionTokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
const err28 = {instancePath:instancePath+"/completionTokens",schemaPath:"#/properties/completionTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.redacted !== undefined){
if(!(validate35(data.redacted, {instancePath:instancePath+"/redacted",parentData:data,parentDataProperty:"redacted",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema61 = {"title":"MessageReceived","description":"A visitor's turn was recorded.","type":"object","additionalProperties":false,"required":["kind","role","text"],"properties":{"kind":{"const":"message_received"},"role":{"const":"user"},"text":{"type":["string","null"],"maxLength":4000,"description":"What was said; null for an answer without a text."},"redacted":{"$ref":"#/$defs/Redacted"}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.text === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "role")) || (key0 === "text")) || (key0 === "redacted"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
if("message_received" !== data.kind){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "message_received"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.role !== undefined){
if("user" !== data.role){
const err5 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "user"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema61.properties.text.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 4000){
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.redacted !== undefined){
if(!(validate35(data.redacted, {instancePath:instancePath+"/redacted",parentData:data,parentDataProperty:"redacted",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema62 = {"title":"MessageSent","description":"Blocks were added to the answer.","type":"object","additionalProperties":false,"required":["kind","role","blocks"],"properties":{"kind":{"const":"message_sent"},"role":{"type":"string","enum":["agent","system"],"description":"Who speaks."},"blocks":{"type":"array","description":"Id and type of each block.","items":{"$ref":"#/$defs/LogBlock"}},"redacted":{"$ref":"#/$defs/Redacted"}}};
const schema63 = {"title":"LogBlock","description":"A block, in short.","type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"type":"string","maxLength":64,"description":"Id of the block in its execution."},"type":{"type":"string","maxLength":64,"description":"Type of the block."},"text":{"type":"string","maxLength":20000,"description":"Its text; only for messages."}}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.blocks === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blocks"},message:"must have required property '"+"blocks"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "role")) || (key0 === "blocks")) || (key0 === "redacted"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
if("message_sent" !== data.kind){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "message_sent"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.role !== undefined){
let data1 = data.role;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "agent") || (data1 === "system"))){
const err6 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema62.properties.role.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.blocks !== undefined){
let data2 = data.blocks;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id === undefined){
const err7 = {instancePath:instancePath+"/blocks/" + i0,schemaPath:"#/$defs/LogBlock/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.type === undefined){
const err8 = {instancePath:instancePath+"/blocks/" + i0,schemaPath:"#/$defs/LogBlock/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data3){
if(!(((key1 === "id") || (key1 === "type")) || (key1 === "text"))){
const err9 = {instancePath:instancePath+"/blocks/" + i0,schemaPath:"#/$defs/LogBlock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 === "string"){
if(func1(data4) > 64){
const err10 = {instancePath:instancePath+"/blocks/" + i0+"/id",schemaPath:"#/$defs/LogBlock/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/blocks/" + i0+"/id",schemaPath:"#/$defs/LogBlock/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.type !== undefined){
let data5 = data3.type;
if(typeof data5 === "string"){
if(func1(data5) > 64){
const err12 = {instancePath:instancePath+"/blocks/" + i0+"/type",schemaPath:"#/$defs/LogBlock/properties/type/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/blocks/" + i0+"/type",schemaPath:"#/$defs/LogBlock/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.text !== undefined){
let data6 = data3.text;
if(typeof data6 === "string"){
if(func1(data6) > 20000){
const err14 = {instancePath:instancePath+"/blocks/" + i0+"/text",schemaPath:"#/$defs/LogBlock/properties/text/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/blocks/" + i0+"/text",schemaPath:"#/$defs/LogBlock/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/blocks/" + i0,schemaPath:"#/$defs/LogBlock/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.redacted !== undefined){
if(!(validate35(data.redacted, {instancePath:instancePath+"/redacted",parentData:data,parentDataProperty:"redacted",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema64 = {"title":"ExecutionEnded","description":"A run came to its end.","type":"object","additionalProperties":false,"required":["kind","status"],"properties":{"kind":{"const":"execution_ended"},"status":{"type":"string","enum":["completed","failed","aborted"],"description":"State it ended in."},"failure":{"$ref":"#/$defs/LogFailure"},"abortedBy":{"type":"string","enum":["admin","api","conversation_closed"],"description":"Who ended it; only for `aborted`."},"redacted":{"$ref":"#/$defs/Redacted"}}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "status")) || (key0 === "failure")) || (key0 === "abortedBy")) || (key0 === "redacted"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("execution_ended" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "execution_ended"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((data1 === "completed") || (data1 === "failed")) || (data1 === "aborted"))){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema64.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.failure !== undefined){
let data2 = data.failure;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.kind === undefined){
const err6 = {instancePath:instancePath+"/failure",schemaPath:"#/$defs/LogFailure/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.message === undefined){
const err7 = {instancePath:instancePath+"/failure",schemaPath:"#/$defs/LogFailure/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "kind") || (key1 === "message"))){
const err8 = {instancePath:instancePath+"/failure",schemaPath:"#/$defs/LogFailure/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.kind !== undefined){
let data3 = data2.kind;
if(typeof data3 === "string"){
if(func1(data3) > 64){
const err9 = {instancePath:instancePath+"/failure/kind",schemaPath:"#/$defs/LogFailure/properties/kind/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/failure/kind",schemaPath:"#/$defs/LogFailure/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.message !== undefined){
let data4 = data2.message;
if(typeof data4 === "string"){
if(func1(data4) > 2000){
const err11 = {instancePath:instancePath+"/failure/message",schemaPath:"#/$defs/LogFailure/properties/message/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/failure/message",schemaPath:"#/$defs/LogFailure/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/failure",schemaPath:"#/$defs/LogFailure/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.abortedBy !== undefined){
let data5 = data.abortedBy;
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/abortedBy",schemaPath:"#/properties/abortedBy/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((data5 === "admin") || (data5 === "api")) || (data5 === "conversation_closed"))){
const err15 = {instancePath:instancePath+"/abortedBy",schemaPath:"#/properties/abortedBy/enum",keyword:"enum",params:{allowedValues: schema64.properties.abortedBy.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.redacted !== undefined){
if(!(validate35(data.redacted, {instancePath:instancePath+"/redacted",parentData:data,parentDataProperty:"redacted",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate34(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/$defs/StepWaiting/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.nodeType === undefined){
const err1 = {instancePath,schemaPath:"#/$defs/StepWaiting/required",keyword:"required",params:{missingProperty: "nodeType"},message:"must have required property '"+"nodeType"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.wait === undefined){
const err2 = {instancePath,schemaPath:"#/$defs/StepWaiting/required",keyword:"required",params:{missingProperty: "wait"},message:"must have required property '"+"wait"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "flow")) || (key0 === "nodeType")) || (key0 === "wait")) || (key0 === "expiresAt")) || (key0 === "eventName"))){
const err3 = {instancePath,schemaPath:"#/$defs/StepWaiting/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
if("step_waiting" !== data.kind){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/$defs/StepWaiting/properties/kind/const",keyword:"const",params:{allowedValue: "step_waiting"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.flow !== undefined){
let data1 = data.flow;
if(typeof data1 === "string"){
if(func1(data1) > 128){
const err5 = {instancePath:instancePath+"/flow",schemaPath:"#/$defs/StepWaiting/properties/flow/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/flow",schemaPath:"#/$defs/StepWaiting/properties/flow/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.nodeType !== undefined){
let data2 = data.nodeType;
if(typeof data2 === "string"){
if(func1(data2) > 64){
const err7 = {instancePath:instancePath+"/nodeType",schemaPath:"#/$defs/StepWaiting/properties/nodeType/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/nodeType",schemaPath:"#/$defs/StepWaiting/properties/nodeType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.wait !== undefined){
let data3 = data.wait;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/wait",schemaPath:"#/$defs/StepWaiting/properties/wait/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((data3 === "input") || (data3 === "timer")) || (data3 === "event"))){
const err10 = {instancePath:instancePath+"/wait",schemaPath:"#/$defs/StepWaiting/properties/wait/enum",keyword:"enum",params:{allowedValues: schema54.properties.wait.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.expiresAt !== undefined){
let data4 = data.expiresAt;
if(typeof data4 === "string"){
if(!(formats6.validate(data4))){
const err11 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/$defs/StepWaiting/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/$defs/StepWaiting/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.eventName !== undefined){
let data5 = data.eventName;
if(typeof data5 === "string"){
if(func1(data5) > 200){
const err13 = {instancePath:instancePath+"/eventName",schemaPath:"#/$defs/StepWaiting/properties/eventName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/eventName",schemaPath:"#/$defs/StepWaiting/properties/eventName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/$defs/StepWaiting/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
const _errs18 = errors;
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var _valid0 = _errs18 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
if(props0 !== true){
props0 = true;
}
}
const _errs19 = errors;
if(!(validate44(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var _valid0 = _errs19 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid0 = true;
passing0 = 4;
if(props0 !== true){
props0 = true;
}
}
const _errs20 = errors;
if(!(validate47(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var _valid0 = _errs20 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 5];
}
else {
if(_valid0){
valid0 = true;
passing0 = 5;
if(props0 !== true){
props0 = true;
}
}
const _errs21 = errors;
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var _valid0 = _errs21 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 6];
}
else {
if(_valid0){
valid0 = true;
passing0 = 6;
if(props0 !== true){
props0 = true;
}
}
const _errs22 = errors;
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var _valid0 = _errs22 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 7];
}
else {
if(_valid0){
valid0 = true;
passing0 = 7;
if(props0 !== true){
props0 = true;
}
}
const _errs23 = errors;
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var _valid0 = _errs23 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 8];
}
else {
if(_valid0){
valid0 = true;
passing0 = 8;
if(props0 !== true){
props0 = true;
}
}
const _errs24 = errors;
if(!(validate59(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var _valid0 = _errs24 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 9];
}
else {
if(_valid0){
valid0 = true;
passing0 = 9;
if(props0 !== true){
props0 = true;
}
}
}
}
}
}
}
}
}
}
}
if(!valid0){
const err16 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate33.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate33.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="event-log-entry.yaml" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.executionId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "executionId"},message:"must have required property '"+"executionId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.conversationId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversationId"},message:"must have required property '"+"conversationId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.nodeId === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nodeId"},message:"must have required property '"+"nodeId"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.createdAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.entry === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entry"},message:"must have required property '"+"entry"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "executionId")) || (key0 === "conversationId")) || (key0 === "nodeId")) || (key0 === "createdAt")) || (key0 === "entry"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.executionId !== undefined){
let data1 = data.executionId;
if((typeof data1 !== "string") && (data1 !== null)){
const err9 = {instancePath:instancePath+"/executionId",schemaPath:"#/properties/executionId/type",keyword:"type",params:{type: schema47.properties.executionId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err10 = {instancePath:instancePath+"/executionId",schemaPath:"#/properties/executionId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.conversationId !== undefined){
let data2 = data.conversationId;
if((typeof data2 !== "string") && (data2 !== null)){
const err11 = {instancePath:instancePath+"/conversationId",schemaPath:"#/properties/conversationId/type",keyword:"type",params:{type: schema47.properties.conversationId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err12 = {instancePath:instancePath+"/conversationId",schemaPath:"#/properties/conversationId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.nodeId !== undefined){
let data3 = data.nodeId;
if((typeof data3 !== "string") && (data3 !== null)){
const err13 = {instancePath:instancePath+"/nodeId",schemaPath:"#/properties/nodeId/type",keyword:"type",params:{type: schema47.properties.nodeId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data3 === "string"){
if(func1(data3) > 64){
const err14 = {instancePath:instancePath+"/nodeId",schemaPath:"#/properties/nodeId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.createdAt !== undefined){
let data4 = data.createdAt;
if(typeof data4 === "string"){
if(!(formats6.validate(data4))){
const err15 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.entry !== undefined){
if(!(validate33(data.entry, {instancePath:instancePath+"/entry",parentData:data,parentDataProperty:"entry",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const flow = validate64;
const schema66 = {"$ref":"flow.yaml"};
const schema67 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"flow.yaml","title":"FlowDefinition","description":"A flow: what starts it, its variables, and a graph of nodes that a run walks from `start` to an end. Texts may hold templates (`{{ vars.name }}`); conditions and filters are JSONata expressions over `vars`, `input`, `event`, `context`, `entities` and `conversation`.","type":"object","additionalProperties":false,"required":["code","name","nodes"],"properties":{"code":{"$ref":"#/$defs/FlowCode"},"name":{"type":"string","minLength":1,"maxLength":200,"description":"What people call the flow."},"description":{"type":"string","maxLength":2000,"description":"What the flow is for."},"locale":{"type":"string","pattern":"^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$","maxLength":35,"description":"Language of its texts (BCP-47); the workspace's when absent."},"triggers":{"type":"array","maxItems":100,"items":{"$ref":"#/$defs/Trigger"},"description":"What starts the flow. A flow without triggers is only called by other flows."},"variables":{"type":"object","description":"Variables with their values at the start of a run. Values that a conversation already has win over them.","propertyNames":{"$ref":"#/$defs/VariableName"},"additionalProperties":{"$ref":"#/$defs/VariableValue"}},"start":{"type":"string","maxLength":64,"description":"Id of the first node; the first of `nodes` when absent."},"nodes":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/$defs/Node"},"description":"The steps. Ids are unique in the flow."}},"examples":[{"code":"order-status","name":"Order status","triggers":[{"type":"chat_intent","intent":"order_status","description":"Tells where an order is","examples":["where is my order"],"requiredEntities":[],"priority":10,"display":{"label":"Track my order","subtitle":"Takes a minute","icon":{"kind":"emoji","value":"📦"},"accentColor":"#0a7","styleVariant":"card","pinned":true}},{"type":"event","event":"order.shipped","filter":"$event.total > 100"}],"variables":{"first_name":"there"},"start":"hello","nodes":[{"id":"hello","type":"message","text":"Hello {{ vars.first_name }}","next":"ask"},{"id":"ask","type":"input","prompt":"Your order number?","field":{"name":"order_no","type":"text","required":true,"validation":{"pattern":"^[0-9]{6}$"}},"next":"check"},{"id":"check","type":"condition","branches":[{"when":"vars.order_no = '123456'","next":"choose"}],"otherwise":"unknown"},{"id":"choose","type":"buttons","prompt":"Found it. What now?","choices":[{"id":"track","label":"Track it","next":"pause"},{"id":"stop","label":"Nothing","next":"bye"}]},{"id":"pause","type":"wait","for":"PT2S","next":"bye"},{"id":"unknown","type":"message","text":"No order {{ vars.order_no }}","next":null},{"id":"bye","type":"end","text":"Bye"}]},{"code":"tour","name":"One node of every type","nodes":[{"id":"greet","type":"message","text":"**Hello**","role":"agent","format":"markdown","next":"picture"},{"id":"picture","type":"media","kind":"image","url":"https://cdn.acme.example/map.png","alt":"A map","next":"offer"},{"id":"offer","type":"card","title":"Plan {{ vars.plan }}","text":"All you need","actions":[{"label":"Read more","url":"https://acme.example/plans"}],"next":"pick"},{"id":"pick","type":"buttons","prompt":"Which one?","choices":[{"id":"small","label":"Small"},{"id":"large","label":"Large"}],"saveAs":"plan","next":"who"},{"id":"who","type":"input","prompt":"Your name?","field":{"name":"name","type":"text","required":true},"expiresIn":"PT1H","onExpire":"bye","next":"contact"},{"id":"contact","type":"form","form":"newsletter","saveAs":"contact","next":"proof"},{"id":"proof","type":"file_upload","prompt":"A photo, please","field":{"name":"photo","type":"image","maxSizeMb":5},"next":"price"},{"id":"price","type":"set_variable","set":{"price":{"expr":"vars.plan = 'large' ? 20 : 10"},"greeting":"Dear {{ vars.name }}"},"next":"big"},{"id":"big","type":"condition","branches":[{"when":"vars.price > 15","next":"test"}],"otherwise":"jump"},{"id":"test","type":"split","branches":[{"weight":1,"next":"pause"},{"weight":3,"next":"call"}]},{"id":"pause","type":"wait","event":{"name":"order.paid","filter":"$event.name = vars.name"},"timeout":"P1D","onTimeout":"jump","next":"call"},{"id":"call","type":"http","connection":"crm","method":"POST","url":"/customers","body":{"name":"{{ vars.name }}"},"timeoutMs":5000,"retries":2,"saveAs":"customer","next":"answer","onError":"jump"},{"id":"answer","type":"agent","connection":"model","model":"gpt-4o-mini","system":"Be brief.","prompt":"{{ vars.greeting }}","saveAs":"reply","next":"other","onError":"jump"},{"id":"other","type":"subflow","flow":"order-status","inputs":{"first_name":"{{ vars.name }}"},"saveAs":"outcome","next":"jump"},{"id":"jump","type":"goto","target":"done"},{"id":"done","type":"goal","code":"signup","props":{"amount":"{{ vars.price }}"},"next":"tell"},{"id":"tell","type":"emit","event":"customer.signed_up","data":{"name":"{{ vars.name }}"},"next":"human"},{"id":"human","type":"handoff","reason":"Wants to talk","next":"bye"},{"id":"bye","type":"end","text":"Bye","outputs":{"plan":"{{ vars.plan }}"}}]}],"$defs":{"FlowCode":{"title":"FlowCode","description":"A slug of lower-case letters, digits, hyphen and underscore; unique in the workspace.","type":"string","pattern":"^[a-z0-9][a-z0-9_-]{0,63}$","examples":["order-status"]},"NodeId":{"title":"NodeId","description":"Name of a node inside its flow.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$","not":{"enum":["constructor","prototype"]},"examples":["ask_name"]},"Next":{"title":"Next","description":"Id of the node that follows; null or absent ends the run (or returns from a subflow).","type":["string","null"],"maxLength":64},"NodeLabel":{"title":"NodeLabel","description":"Name of the node for people, in editors and reports.","type":"string","maxLength":200},"VariableName":{"title":"VariableName","description":"Name of a variable.","type":"string","pattern":"^[a-z][a-z0-9_]{0,63}$","not":{"enum":["constructor","prototype"]},"examples":["first_name"]},"SaveAs":{"title":"SaveAs","description":"Variable that takes the result.","type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,63}$","not":{"enum":["constructor","prototype"]}},"VariableValue":{"title":"VariableValue","description":"A scalar, null, or an array of them, nested at most 4 levels.","anyOf":[{"type":"string"},{"type":"number"},{"type":"boolean"},{"type":"null"},{"type":"array","items":{"$ref":"#/$defs/VariableValue"}}]},"Template":{"title":"Template","description":"Text in which `{{ expression }}` is replaced by its value, once: what was put in is never evaluated again.","type":"string","maxLength":20000},"Expression":{"title":"Expression","description":"A JSONata expression.","type":"string","minLength":1,"maxLength":4000,"examples":["vars.total > 100"]},"Duration":{"title":"Duration","description":"An ISO 8601 duration.","type":"string","format":"duration","maxLength":64,"examples":["PT24H"]},"DurationTemplate":{"title":"DurationTemplate","description":"An ISO 8601 duration, or a template that becomes one.","type":"string","minLength":2,"maxLength":2000,"examples":["PT2S","PT{{ vars.minutes }}M"]},"InstantTemplate":{"title":"InstantTemplate","description":"An instant (RFC 3339, with offset), or a template that becomes one.","type":"string","minLength":2,"maxLength":2000,"examples":["2026-12-24T18:00:00Z","{{ vars.appointment }}"]},"Value":{"title":"Value","description":"Any JSON value. Every string in it is a template; a string that is one whole `{{ … }}` keeps the value's type, and an object with the single key `expr` is the result of that expression.","anyOf":[{"type":"string"},{"type":"number"},{"type":"boolean"},{"type":"null"},{"type":"array","items":{"$ref":"#/$defs/Value"}},{"$ref":"#/$defs/ValueMap"}]},"ValueMap":{"title":"ValueMap","description":"Values by name.","type":"object","additionalProperties":{"$ref":"#/$defs/Value"}},"Icon":{"title":"Icon","description":"A small picture.","type":"object","additionalProperties":false,"required":["kind","value"],"properties":{"kind":{"type":"string","minLength":1,"maxLength":40,"description":"What `value` is: `emoji`, `image` (an address), or a kind that the client knows."},"value":{"type":"string","minLength":1,"maxLength":2000,"description":"The emoji, address or name."}}},"Trigger":{"title":"Trigger","description":"What starts the flow.","type":"object","discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"#/$defs/ChatIntentTrigger"},{"$ref":"#/$defs/EventTrigger"}]},"ChatIntentTrigger":{"title":"ChatIntentTrigger","description":"Starts the flow when a chat message names the intent. One published flow owns an intent in a workspace.","type":"object","additionalProperties":false,"required":["type","intent"],"properties":{"type":{"const":"chat_intent","description":"Started by a chat intent."},"intent":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$","description":"Name of the intent."},"description":{"type":"string","maxLength":2000,"description":"When to choose this intent, for agents and classifiers."},"examples":{"type":"array","maxItems":100,"items":{"type":"string","maxLength":500},"description":"What a visitor may write to mean it."},"requiredEntities":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":64},"description":"Entities a caller should extract first."},"priority":{"type":"integer","minimum":-1000000,"maximum":1000000,"default":0,"description":"Order among intents; higher first."},"display":{"$ref":"#/$defs/IntentDisplay"}}},"IntentDisplay":{"title":"IntentDisplay","description":"How clients show the intent as something to choose.","type":"object","additionalProperties":false,"properties":{"label":{"type":"string","maxLength":120,"description":"Its name for visitors."},"subtitle":{"type":"string","maxLength":200,"description":"A sentence below the name."},"icon":{"$ref":"#/$defs/Icon"},"accentColor":{"type":"string","pattern":"^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$","description":"Colour in hexadecimal notation."},"styleVariant":{"type":"string","maxLength":40,"description":"Name of the look, for example `card`."},"pinned":{"type":"boolean","default":false,"description":"Whether it is always offered."}}},"EventTrigger":{"title":"EventTrigger","description":"Starts the flow for every domain event of that name whose filter holds.","type":"object","additionalProperties":false,"required":["type","event"],"properties":{"type":{"const":"event","description":"Started by a domain event."},"event":{"$ref":"#/$defs/EventName"},"filter":{"$ref":"#/$defs/Expression"}}},"EventName":{"title":"EventName","description":"Name of a domain event.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$","examples":["order.shipped"]},"Node":{"title":"Node","description":"One step of a flow.","type":"object","discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"#/$defs/MessageNode"},{"$ref":"#/$defs/MediaNode"},{"$ref":"#/$defs/CardNode"},{"$ref":"#/$defs/ButtonsNode"},{"$ref":"#/$defs/InputNode"},{"$ref":"#/$defs/FormNode"},{"$ref":"#/$defs/FileUploadNode"},{"$ref":"#/$defs/SetVariableNode"},{"$ref":"#/$defs/ConditionNode"},{"$ref":"#/$defs/SplitNode"},{"$ref":"#/$defs/WaitNode"},{"$ref":"#/$defs/HttpNode"},{"$ref":"#/$defs/AgentNode"},{"$ref":"#/$defs/SubflowNode"},{"$ref":"#/$defs/GotoNode"},{"$ref":"#/$defs/GoalNode"},{"$ref":"#/$defs/EmitNode"},{"$ref":"#/$defs/HandoffNode"},{"$ref":"#/$defs/EndNode"}]},"MessageNode":{"title":"MessageNode","description":"Shows a text.","type":"object","additionalProperties":false,"required":["id","type","text"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"message","description":"Shows a text."},"label":{"$ref":"#/$defs/NodeLabel"},"text":{"$ref":"#/$defs/Template"},"role":{"$ref":"#/$defs/MessageRole"},"format":{"$ref":"#/$defs/TextFormat"},"next":{"$ref":"#/$defs/Next"}}},"MessageRole":{"title":"MessageRole","description":"Who speaks: the agent that the flow stands for, or a notice of the system.","type":"string","enum":["agent","system"],"default":"agent"},"TextFormat":{"title":"TextFormat","description":"How the text is to be read.","type":"string","enum":["plain","markdown"],"default":"plain"},"MediaNode":{"title":"MediaNode","description":"Shows a picture, film, sound or file.","type":"object","additionalProperties":false,"required":["id","type","kind","url"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"media","description":"Shows a medium."},"label":{"$ref":"#/$defs/NodeLabel"},"kind":{"type":"string","enum":["image","video","audio","file"],"description":"What it is."},"url":{"$ref":"#/$defs/Template"},"alt":{"$ref":"#/$defs/Template"},"caption":{"$ref":"#/$defs/Template"},"mime":{"type":"string","maxLength":127,"description":"Its media type, if known."},"name":{"type":"string","maxLength":255,"description":"File name to show."},"next":{"$ref":"#/$defs/Next"}}},"CardNode":{"title":"CardNode","description":"Shows a card with a picture, texts and links.","type":"object","additionalProperties":false,"required":["id","type","title"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"card","description":"Shows a card."},"label":{"$ref":"#/$defs/NodeLabel"},"title":{"$ref":"#/$defs/Template"},"subtitle":{"$ref":"#/$defs/Template"},"text":{"$ref":"#/$defs/Template"},"imageUrl":{"$ref":"#/$defs/Template"},"url":{"$ref":"#/$defs/Template"},"actions":{"type":"array","maxItems":10,"items":{"$ref":"#/$defs/CardAction"},"description":"Links below the text."},"next":{"$ref":"#/$defs/Next"}}},"CardAction":{"title":"CardAction","description":"A link on a card.","type":"object","additionalProperties":false,"required":["label","url"],"properties":{"label":{"$ref":"#/$defs/Template"},"url":{"$ref":"#/$defs/Template"}}},"ButtonsNode":{"title":"ButtonsNode","description":"Asks the visitor to choose. The answer is `{\"choice\": \"<id>\"}`; it is `input.choice`, and the variable that `saveAs` names.","type":"object","additionalProperties":false,"required":["id","type","choices"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"buttons","description":"Asks for a choice."},"label":{"$ref":"#/$defs/NodeLabel"},"prompt":{"$ref":"#/$defs/Template"},"choices":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"#/$defs/Choice"},"description":"What can be chosen. Ids are unique in the node."},"saveAs":{"$ref":"#/$defs/SaveAs"},"expiresIn":{"$ref":"#/$defs/Duration"},"onExpire":{"$ref":"#/$defs/Next"},"next":{"$ref":"#/$defs/Next"}}},"Choice":{"title":"Choice","description":"One button.","type":"object","additionalProperties":false,"required":["id","label"],"properties":{"id":{"type":"string","minLength":1,"maxLength":64,"description":"What the answer carries."},"label":{"$ref":"#/$defs/Template"},"icon":{"type":"string","minLength":1,"maxLength":200,"description":"An emoji or the name of an icon."},"next":{"$ref":"#/$defs/Next"}}},"InputNode":{"title":"InputNode","description":"Asks one question. The answer becomes the variable named like the field, or the one that `saveAs` names.","type":"object","additionalProperties":false,"required":["id","type","field"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"input","description":"Asks one question."},"label":{"$ref":"#/$defs/NodeLabel"},"prompt":{"$ref":"#/$defs/Template"},"field":{"$ref":"form.yaml#/$defs/FormField"},"saveAs":{"$ref":"#/$defs/SaveAs"},"expiresIn":{"$ref":"#/$defs/Duration"},"onExpire":{"$ref":"#/$defs/Next"},"next":{"$ref":"#/$defs/Next"}}},"FormNode":{"title":"FormNode","description":"Shows a stored form. Its values become the object that `saveAs` names, or without it one variable per field.","type":"object","additionalProperties":false,"required":["id","type","form"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"form","description":"Shows a stored form."},"label":{"$ref":"#/$defs/NodeLabel"},"form":{"type":"string","minLength":1,"maxLength":64,"description":"Code of the form."},"saveAs":{"$ref":"#/$defs/SaveAs"},"expiresIn":{"$ref":"#/$defs/Duration"},"onExpire":{"$ref":"#/$defs/Next"},"next":{"$ref":"#/$defs/Next"}}},"FileUploadNode":{"title":"FileUploadNode","description":"Asks for a file or picture. The file reference becomes the variable named like the field, or the one that `saveAs` names.","type":"object","additionalProperties":false,"required":["id","type","field"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"file_upload","description":"Asks for a file."},"label":{"$ref":"#/$defs/NodeLabel"},"prompt":{"$ref":"#/$defs/Template"},"field":{"$ref":"form.yaml#/$defs/FormField"},"saveAs":{"$ref":"#/$defs/SaveAs"},"expiresIn":{"$ref":"#/$defs/Duration"},"onExpire":{"$ref":"#/$defs/Next"},"next":{"$ref":"#/$defs/Next"}}},"SetVariableNode":{"title":"SetVariableNode","description":"Sets variables, in the order in which they stand; a later one sees the earlier ones.","type":"object","additionalProperties":false,"required":["id","type","set"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"set_variable","description":"Sets variables."},"label":{"$ref":"#/$defs/NodeLabel"},"set":{"$ref":"#/$defs/Assignments"},"next":{"$ref":"#/$defs/Next"}}},"Assignments":{"title":"Assignments","description":"New values by variable name.","type":"object","minProperties":1,"maxProperties":100,"propertyNames":{"$ref":"#/$defs/SaveAs"},"additionalProperties":{"$ref":"#/$defs/Value"}},"ConditionNode":{"title":"ConditionNode","description":"Goes on at the first branch whose expression holds, else at `otherwise`.","type":"object","additionalProperties":false,"required":["id","type","branches"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"condition","description":"Chooses by expressions."},"label":{"$ref":"#/$defs/NodeLabel"},"branches":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"#/$defs/ConditionBranch"},"description":"The branches, tried in this order."},"otherwise":{"$ref":"#/$defs/Next"}}},"ConditionBranch":{"title":"ConditionBranch","description":"One branch.","type":"object","additionalProperties":false,"required":["when","next"],"properties":{"label":{"$ref":"#/$defs/NodeLabel"},"when":{"$ref":"#/$defs/Expression"},"next":{"$ref":"#/$defs/Next"}}},"SplitNode":{"title":"SplitNode","description":"Chooses a branch at random by weight. A conversation that comes again takes the same branch.","type":"object","additionalProperties":false,"required":["id","type","branches"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"split","description":"Chooses by weight."},"label":{"$ref":"#/$defs/NodeLabel"},"branches":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"#/$defs/SplitBranch"},"description":"The branches. The sum of their weights is above 0."}}},"SplitBranch":{"title":"SplitBranch","description":"One branch.","type":"object","additionalProperties":false,"required":["weight","next"],"properties":{"label":{"$ref":"#/$defs/NodeLabel"},"weight":{"type":"number","minimum":0,"maximum":1000000,"description":"Its share in the sum of all weights."},"next":{"$ref":"#/$defs/Next"}}},"WaitNode":{"title":"WaitNode","description":"Waits for a time span (`for`), until an instant (`until`), or until a domain event arrives (`event`). Exactly one of the three.","type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"wait","description":"Waits."},"label":{"$ref":"#/$defs/NodeLabel"},"for":{"$ref":"#/$defs/DurationTemplate"},"until":{"$ref":"#/$defs/InstantTemplate"},"event":{"$ref":"#/$defs/AwaitedEvent"},"timeout":{"$ref":"#/$defs/DurationTemplate"},"onTimeout":{"$ref":"#/$defs/Next"},"next":{"$ref":"#/$defs/Next"}}},"AwaitedEvent":{"title":"AwaitedEvent","description":"The event to wait for; from then on it is `event`. Every event of that name in the workspace counts whose filter holds: one that comes while the run waits, and one that was raised up to 10 seconds before the wait began, in the same conversation or from outside, and that this run has not taken already.","type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"$ref":"#/$defs/EventName"},"filter":{"$ref":"#/$defs/Expression"}}},"HttpNode":{"title":"HttpNode","description":"Calls an HTTP service. `saveAs` takes `{status, headers, body}`.","type":"object","additionalProperties":false,"required":["id","type","url"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"http","description":"Calls an HTTP service."},"label":{"$ref":"#/$defs/NodeLabel"},"connection":{"$ref":"#/$defs/ConnectionCode"},"method":{"type":"string","enum":["GET","POST","PUT","PATCH","DELETE","HEAD"],"default":"GET","description":"The HTTP method."},"url":{"$ref":"#/$defs/Template"},"headers":{"type":"object","maxProperties":50,"additionalProperties":{"$ref":"#/$defs/Template"},"description":"Request headers by name."},"body":{"$ref":"#/$defs/Value"},"timeoutMs":{"type":"integer","minimum":100,"maximum":60000,"default":10000,"description":"Milliseconds one attempt may take."},"retries":{"type":"integer","minimum":0,"maximum":5,"default":0,"description":"Attempts after the first."},"saveAs":{"$ref":"#/$defs/SaveAs"},"onError":{"$ref":"#/$defs/Next"},"next":{"$ref":"#/$defs/Next"}}},"ConnectionCode":{"title":"ConnectionCode","description":"Code of a connection of the workspace.","type":"string","pattern":"^[a-z0-9][a-z0-9_-]{0,63}$"},"AgentNode":{"title":"AgentNode","description":"Asks a language model. Without `saveAs` its answer is shown as a message, with it only saved.","type":"object","additionalProperties":false,"required":["id","type","connection","model","prompt"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"agent","description":"Asks a language model."},"label":{"$ref":"#/$defs/NodeLabel"},"connection":{"$ref":"#/$defs/ConnectionCode"},"model":{"type":"string","minLength":1,"maxLength":200,"description":"Name of the model at its provider."},"system":{"$ref":"#/$defs/Template"},"prompt":{"$ref":"#/$defs/Template"},"temperature":{"type":"number","minimum":0,"maximum":2,"description":"Sampling temperature."},"maxTokens":{"type":"integer","minimum":1,"maximum":200000,"description":"Largest number of tokens in the answer."},"timeoutMs":{"type":"integer","minimum":100,"maximum":120000,"default":30000,"description":"Milliseconds one attempt may take."},"retries":{"type":"integer","minimum":0,"maximum":5,"default":0,"description":"Attempts after the first."},"saveAs":{"$ref":"#/$defs/SaveAs"},"onError":{"$ref":"#/$defs/Next"},"next":{"$ref":"#/$defs/Next"}}},"SubflowNode":{"title":"SubflowNode","description":"Runs another published flow with variables of its own, then goes on. `saveAs` takes the outputs of the end it reached.","type":"object","additionalProperties":false,"required":["id","type","flow"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"subflow","description":"Runs another flow."},"label":{"$ref":"#/$defs/NodeLabel"},"flow":{"$ref":"#/$defs/FlowCode"},"inputs":{"$ref":"#/$defs/ValueMap"},"saveAs":{"$ref":"#/$defs/SaveAs"},"next":{"$ref":"#/$defs/Next"}}},"GotoNode":{"title":"GotoNode","description":"Goes on at another node of the flow, named by `target` (or by `next`, as in every other node).","type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"goto","description":"Goes on elsewhere."},"label":{"$ref":"#/$defs/NodeLabel"},"target":{"type":"string","maxLength":64,"description":"Id of the node to go on at."},"next":{"$ref":"#/$defs/Next"}}},"GoalNode":{"title":"GoalNode","description":"Records the completion of a goal.","type":"object","additionalProperties":false,"required":["id","type","code"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"goal","description":"Records a completion."},"label":{"$ref":"#/$defs/NodeLabel"},"code":{"type":"string","minLength":1,"maxLength":64,"description":"Code of the goal."},"props":{"$ref":"#/$defs/ValueMap"},"next":{"$ref":"#/$defs/Next"}}},"EmitNode":{"title":"EmitNode","description":"Raises a domain event in the workspace, together with the step itself: it starts the flows that subscribe to it, in the same conversation, and reaches the waits for it. Events may cause one another at most 16 times in a row, and one cause (an event from outside, or a run that a visitor began) leads to at most 1,000 of them: beyond that the run fails with `event_limit`.","type":"object","additionalProperties":false,"required":["id","type","event"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"emit","description":"Raises an event."},"label":{"$ref":"#/$defs/NodeLabel"},"event":{"$ref":"#/$defs/EventName"},"data":{"$ref":"#/$defs/ValueMap"},"next":{"$ref":"#/$defs/Next"}}},"HandoffNode":{"title":"HandoffNode","description":"Asks the team to take over the conversation.","type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"handoff","description":"Asks for a person."},"label":{"$ref":"#/$defs/NodeLabel"},"reason":{"$ref":"#/$defs/Template"},"next":{"$ref":"#/$defs/Next"}}},"EndNode":{"title":"EndNode","description":"Ends the flow, with a last message if `text` is given. Called as a subflow, it returns `outputs`.","type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"end","description":"Ends the flow."},"label":{"$ref":"#/$defs/NodeLabel"},"text":{"$ref":"#/$defs/Template"},"role":{"$ref":"#/$defs/MessageRole"},"format":{"$ref":"#/$defs/TextFormat"},"outputs":{"$ref":"#/$defs/ValueMap"}}}}};
const schema68 = {"title":"FlowCode","description":"A slug of lower-case letters, digits, hyphen and underscore; unique in the workspace.","type":"string","pattern":"^[a-z0-9][a-z0-9_-]{0,63}$","examples":["order-status"]};
const schema76 = {"title":"VariableName","description":"Name of a variable.","type":"string","pattern":"^[a-z][a-z0-9_]{0,63}$","not":{"enum":["constructor","prototype"]},"examples":["first_name"]};
const pattern10 = new RegExp("^[a-z0-9][a-z0-9_-]{0,63}$", "u");
const pattern11 = new RegExp("^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$", "u");
const schema69 = {"title":"Trigger","description":"What starts the flow.","type":"object","discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"#/$defs/ChatIntentTrigger"},{"$ref":"#/$defs/EventTrigger"}]};
const schema70 = {"title":"ChatIntentTrigger","description":"Starts the flow when a chat message names the intent. One published flow owns an intent in a workspace.","type":"object","additionalProperties":false,"required":["type","intent"],"properties":{"type":{"const":"chat_intent","description":"Started by a chat intent."},"intent":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$","description":"Name of the intent."},"description":{"type":"string","maxLength":2000,"description":"When to choose this intent, for agents and classifiers."},"examples":{"type":"array","maxItems":100,"items":{"type":"string","maxLength":500},"description":"What a visitor may write to mean it."},"requiredEntities":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":64},"description":"Entities a caller should extract first."},"priority":{"type":"integer","minimum":-1000000,"maximum":1000000,"default":0,"description":"Order among intents; higher first."},"display":{"$ref":"#/$defs/IntentDisplay"}}};
const pattern12 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$", "u");
const schema71 = {"title":"IntentDisplay","description":"How clients show the intent as something to choose.","type":"object","additionalProperties":false,"properties":{"label":{"type":"string","maxLength":120,"description":"Its name for visitors."},"subtitle":{"type":"string","maxLength":200,"description":"A sentence below the name."},"icon":{"$ref":"#/$defs/Icon"},"accentColor":{"type":"string","pattern":"^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$","description":"Colour in hexadecimal notation."},"styleVariant":{"type":"string","maxLength":40,"description":"Name of the look, for example `card`."},"pinned":{"type":"boolean","default":false,"description":"Whether it is always offered."}}};
const schema72 = {"title":"Icon","description":"A small picture.","type":"object","additionalProperties":false,"required":["kind","value"],"properties":{"kind":{"type":"string","minLength":1,"maxLength":40,"description":"What `value` is: `emoji`, `image` (an address), or a kind that the client knows."},"value":{"type":"string","minLength":1,"maxLength":2000,"description":"The emoji, address or name."}}};
const pattern13 = new RegExp("^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$", "u");

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "label") || (key0 === "subtitle")) || (key0 === "icon")) || (key0 === "accentColor")) || (key0 === "styleVariant")) || (key0 === "pinned"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err1 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.subtitle !== undefined){
let data1 = data.subtitle;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err3 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.icon !== undefined){
let data2 = data.icon;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.kind === undefined){
const err5 = {instancePath:instancePath+"/icon",schemaPath:"#/$defs/Icon/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.value === undefined){
const err6 = {instancePath:instancePath+"/icon",schemaPath:"#/$defs/Icon/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "kind") || (key1 === "value"))){
const err7 = {instancePath:instancePath+"/icon",schemaPath:"#/$defs/Icon/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.kind !== undefined){
let data3 = data2.kind;
if(typeof data3 === "string"){
if(func1(data3) > 40){
const err8 = {instancePath:instancePath+"/icon/kind",schemaPath:"#/$defs/Icon/properties/kind/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data3) < 1){
const err9 = {instancePath:instancePath+"/icon/kind",schemaPath:"#/$defs/Icon/properties/kind/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/icon/kind",schemaPath:"#/$defs/Icon/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.value !== undefined){
let data4 = data2.value;
if(typeof data4 === "string"){
if(func1(data4) > 2000){
const err11 = {instancePath:instancePath+"/icon/value",schemaPath:"#/$defs/Icon/properties/value/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data4) < 1){
const err12 = {instancePath:instancePath+"/icon/value",schemaPath:"#/$defs/Icon/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/icon/value",schemaPath:"#/$defs/Icon/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/icon",schemaPath:"#/$defs/Icon/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.accentColor !== undefined){
let data5 = data.accentColor;
if(typeof data5 === "string"){
if(!pattern13.test(data5)){
const err15 = {instancePath:instancePath+"/accentColor",schemaPath:"#/properties/accentColor/pattern",keyword:"pattern",params:{pattern: "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"},message:"must match pattern \""+"^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/accentColor",schemaPath:"#/properties/accentColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.styleVariant !== undefined){
let data6 = data.styleVariant;
if(typeof data6 === "string"){
if(func1(data6) > 40){
const err17 = {instancePath:instancePath+"/styleVariant",schemaPath:"#/properties/styleVariant/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/styleVariant",schemaPath:"#/properties/styleVariant/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.pinned !== undefined){
if(typeof data.pinned !== "boolean"){
const err19 = {instancePath:instancePath+"/pinned",schemaPath:"#/properties/pinned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.intent === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "intent"},message:"must have required property '"+"intent"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "intent")) || (key0 === "description")) || (key0 === "examples")) || (key0 === "requiredEntities")) || (key0 === "priority")) || (key0 === "display"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
if("chat_intent" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "chat_intent"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.intent !== undefined){
let data1 = data.intent;
if(typeof data1 === "string"){
if(!pattern12.test(data1)){
const err4 = {instancePath:instancePath+"/intent",schemaPath:"#/properties/intent/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/intent",schemaPath:"#/properties/intent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func1(data2) > 2000){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.examples !== undefined){
let data3 = data.examples;
if(Array.isArray(data3)){
if(data3.length > 100){
const err8 = {instancePath:instancePath+"/examples",schemaPath:"#/properties/examples/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func1(data4) > 500){
const err9 = {instancePath:instancePath+"/examples/" + i0,schemaPath:"#/properties/examples/items/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/examples/" + i0,schemaPath:"#/properties/examples/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.requiredEntities !== undefined){
let data5 = data.requiredEntities;
if(Array.isArray(data5)){
if(data5.length > 50){
const err12 = {instancePath:instancePath+"/requiredEntities",schemaPath:"#/properties/requiredEntities/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 === "string"){
if(func1(data6) > 64){
const err13 = {instancePath:instancePath+"/requiredEntities/" + i1,schemaPath:"#/properties/requiredEntities/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func1(data6) < 1){
const err14 = {instancePath:instancePath+"/requiredEntities/" + i1,schemaPath:"#/properties/requiredEntities/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/requiredEntities/" + i1,schemaPath:"#/properties/requiredEntities/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/requiredEntities",schemaPath:"#/properties/requiredEntities/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.priority !== undefined){
let data7 = data.priority;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err17 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 1000000 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7 < -1000000 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000},message:"must be >= -1000000"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.display !== undefined){
if(!(validate68(data.display, {instancePath:instancePath+"/display",parentData:data,parentDataProperty:"display",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema73 = {"title":"EventTrigger","description":"Starts the flow for every domain event of that name whose filter holds.","type":"object","additionalProperties":false,"required":["type","event"],"properties":{"type":{"const":"event","description":"Started by a domain event."},"event":{"$ref":"#/$defs/EventName"},"filter":{"$ref":"#/$defs/Expression"}}};
const schema74 = {"title":"EventName","description":"Name of a domain event.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$","examples":["order.shipped"]};
const schema75 = {"title":"Expression","description":"A JSONata expression.","type":"string","minLength":1,"maxLength":4000,"examples":["vars.total > 100"]};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "event")) || (key0 === "filter"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
if("event" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "event"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.event !== undefined){
let data1 = data.event;
if(typeof data1 === "string"){
if(!pattern12.test(data1)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"#/$defs/EventName/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/event",schemaPath:"#/$defs/EventName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.filter !== undefined){
let data2 = data.filter;
if(typeof data2 === "string"){
if(func1(data2) > 4000){
const err6 = {instancePath:instancePath+"/filter",schemaPath:"#/$defs/Expression/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data2) < 1){
const err7 = {instancePath:instancePath+"/filter",schemaPath:"#/$defs/Expression/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/filter",schemaPath:"#/$defs/Expression/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "chat_intent"){
if(!(validate67(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "event"){
if(!(validate70(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate66.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate66.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema77 = {"title":"VariableValue","description":"A scalar, null, or an array of them, nested at most 4 levels.","anyOf":[{"type":"string"},{"type":"number"},{"type":"boolean"},{"type":"null"},{"type":"array","items":{"$ref":"#/$defs/VariableValue"}}]};
const wrapper0 = {validate: validate74};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(!(typeof data == "number")){
const err1 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
const _errs5 = errors;
if(typeof data !== "boolean"){
const err2 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
const _errs7 = errors;
if(data !== null){
const err3 = {instancePath,schemaPath:"#/anyOf/3/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
const _errs9 = errors;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper0.validate(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/anyOf/4/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var items1 = true;
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate74.errors = vErrors;
evaluated0.items = items1;
return errors === 0;
}
validate74.evaluated = {"dynamicProps":false,"dynamicItems":true};

const schema78 = {"title":"Node","description":"One step of a flow.","type":"object","discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"#/$defs/MessageNode"},{"$ref":"#/$defs/MediaNode"},{"$ref":"#/$defs/CardNode"},{"$ref":"#/$defs/ButtonsNode"},{"$ref":"#/$defs/InputNode"},{"$ref":"#/$defs/FormNode"},{"$ref":"#/$defs/FileUploadNode"},{"$ref":"#/$defs/SetVariableNode"},{"$ref":"#/$defs/ConditionNode"},{"$ref":"#/$defs/SplitNode"},{"$ref":"#/$defs/WaitNode"},{"$ref":"#/$defs/HttpNode"},{"$ref":"#/$defs/AgentNode"},{"$ref":"#/$defs/SubflowNode"},{"$ref":"#/$defs/GotoNode"},{"$ref":"#/$defs/GoalNode"},{"$ref":"#/$defs/EmitNode"},{"$ref":"#/$defs/HandoffNode"},{"$ref":"#/$defs/EndNode"}]};
const schema79 = {"title":"MessageNode","description":"Shows a text.","type":"object","additionalProperties":false,"required":["id","type","text"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"message","description":"Shows a text."},"label":{"$ref":"#/$defs/NodeLabel"},"text":{"$ref":"#/$defs/Template"},"role":{"$ref":"#/$defs/MessageRole"},"format":{"$ref":"#/$defs/TextFormat"},"next":{"$ref":"#/$defs/Next"}}};
const schema80 = {"title":"NodeId","description":"Name of a node inside its flow.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$","not":{"enum":["constructor","prototype"]},"examples":["ask_name"]};
const schema81 = {"title":"NodeLabel","description":"Name of the node for people, in editors and reports.","type":"string","maxLength":200};
const schema82 = {"title":"Template","description":"Text in which `{{ expression }}` is replaced by its value, once: what was put in is never evaluated again.","type":"string","maxLength":20000};
const schema83 = {"title":"MessageRole","description":"Who speaks: the agent that the flow stands for, or a notice of the system.","type":"string","enum":["agent","system"],"default":"agent"};
const schema84 = {"title":"TextFormat","description":"How the text is to be read.","type":"string","enum":["plain","markdown"],"default":"plain"};
const schema85 = {"title":"Next","description":"Id of the node that follows; null or absent ends the run (or returns from a subflow).","type":["string","null"],"maxLength":64};
const pattern16 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$", "u");

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.text === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "type")) || (key0 === "label")) || (key0 === "text")) || (key0 === "role")) || (key0 === "format")) || (key0 === "next"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs5 = errors;
const _errs6 = errors;
if(!((data0 === "constructor") || (data0 === "prototype"))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid2 = _errs6 === errors;
if(valid2){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.type !== undefined){
if("message" !== data.type){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "message"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err9 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.text !== undefined){
let data3 = data.text;
if(typeof data3 === "string"){
if(func1(data3) > 20000){
const err11 = {instancePath:instancePath+"/text",schemaPath:"#/$defs/Template/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/text",schemaPath:"#/$defs/Template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.role !== undefined){
let data4 = data.role;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/role",schemaPath:"#/$defs/MessageRole/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data4 === "agent") || (data4 === "system"))){
const err14 = {instancePath:instancePath+"/role",schemaPath:"#/$defs/MessageRole/enum",keyword:"enum",params:{allowedValues: schema83.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.format !== undefined){
let data5 = data.format;
if(typeof data5 !== "string"){
const err15 = {instancePath:instancePath+"/format",schemaPath:"#/$defs/TextFormat/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((data5 === "plain") || (data5 === "markdown"))){
const err16 = {instancePath:instancePath+"/format",schemaPath:"#/$defs/TextFormat/enum",keyword:"enum",params:{allowedValues: schema84.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.next !== undefined){
let data6 = data.next;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/type",keyword:"type",params:{type: schema85.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data6 === "string"){
if(func1(data6) > 64){
const err18 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema86 = {"title":"MediaNode","description":"Shows a picture, film, sound or file.","type":"object","additionalProperties":false,"required":["id","type","kind","url"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"media","description":"Shows a medium."},"label":{"$ref":"#/$defs/NodeLabel"},"kind":{"type":"string","enum":["image","video","audio","file"],"description":"What it is."},"url":{"$ref":"#/$defs/Template"},"alt":{"$ref":"#/$defs/Template"},"caption":{"$ref":"#/$defs/Template"},"mime":{"type":"string","maxLength":127,"description":"Its media type, if known."},"name":{"type":"string","maxLength":255,"description":"File name to show."},"next":{"$ref":"#/$defs/Next"}}};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.url === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func8.call(schema86.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs5 = errors;
const _errs6 = errors;
if(!((data0 === "constructor") || (data0 === "prototype"))){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid2 = _errs6 === errors;
if(valid2){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.type !== undefined){
if("media" !== data.type){
const err9 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "media"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err10 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.kind !== undefined){
let data3 = data.kind;
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((((data3 === "image") || (data3 === "video")) || (data3 === "audio")) || (data3 === "file"))){
const err13 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema86.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.url !== undefined){
let data4 = data.url;
if(typeof data4 === "string"){
if(func1(data4) > 20000){
const err14 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/Template/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/Template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.alt !== undefined){
let data5 = data.alt;
if(typeof data5 === "string"){
if(func1(data5) > 20000){
const err16 = {instancePath:instancePath+"/alt",schemaPath:"#/$defs/Template/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/alt",schemaPath:"#/$defs/Template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.caption !== undefined){
let data6 = data.caption;
if(typeof data6 === "string"){
if(func1(data6) > 20000){
const err18 = {instancePath:instancePath+"/caption",schemaPath:"#/$defs/Template/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/caption",schemaPath:"#/$defs/Template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.mime !== undefined){
let data7 = data.mime;
if(typeof data7 === "string"){
if(func1(data7) > 127){
const err20 = {instancePath:instancePath+"/mime",schemaPath:"#/properties/mime/maxLength",keyword:"maxLength",params:{limit: 127},message:"must NOT have more than 127 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/mime",schemaPath:"#/properties/mime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.name !== undefined){
let data8 = data.name;
if(typeof data8 === "string"){
if(func1(data8) > 255){
const err22 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.next !== undefined){
let data9 = data.next;
if((typeof data9 !== "string") && (data9 !== null)){
const err24 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/type",keyword:"type",params:{type: schema85.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data9 === "string"){
if(func1(data9) > 64){
const err25 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema93 = {"title":"CardNode","description":"Shows a card with a picture, texts and links.","type":"object","additionalProperties":false,"required":["id","type","title"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"card","description":"Shows a card."},"label":{"$ref":"#/$defs/NodeLabel"},"title":{"$ref":"#/$defs/Template"},"subtitle":{"$ref":"#/$defs/Template"},"text":{"$ref":"#/$defs/Template"},"imageUrl":{"$ref":"#/$defs/Template"},"url":{"$ref":"#/$defs/Template"},"actions":{"type":"array","maxItems":10,"items":{"$ref":"#/$defs/CardAction"},"description":"Links below the text."},"next":{"$ref":"#/$defs/Next"}}};
const schema101 = {"title":"CardAction","description":"A link on a card.","type":"object","additionalProperties":false,"required":["label","url"],"properties":{"label":{"$ref":"#/$defs/Template"},"url":{"$ref":"#/$defs/Template"}}};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "label") || (key0 === "url"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func1(data0) > 20000){
const err3 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/Template/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/Template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(func1(data1) > 20000){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/Template/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/Template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func8.call(schema93.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs5 = errors;
const _errs6 = errors;
if(!((data0 === "constructor") || (data0 === "prototype"))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid2 = _errs6 === errors;
if(valid2){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.type !== undefined){
if("card" !== data.type){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "card"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err9 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 === "string"){
if(func1(data3) > 20000){
const err11 = {instancePath:instancePath+"/title",schemaPath:"#/$defs/Template/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/title",schemaPath:"#/$defs/Template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.subtitle !== undefined){
let data4 = data.subtitle;
if(typeof data4 === "string"){
if(func1(data4) > 20000){
const err13 = {instancePath:instancePath+"/subtitle",schemaPath:"#/$defs/Template/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/subtitle",schemaPath:"#/$defs/Template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.text !== undefined){
let data5 = data.text;
if(typeof data5 === "string"){
if(func1(data5) > 20000){
const err15 = {instancePath:instancePath+"/text",schemaPath:"#/$defs/Template/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/text",schemaPath:"#/$defs/Template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.imageUrl !== undefined){
let data6 = data.imageUrl;
if(typeof data6 === "string"){
if(func1(data6) > 20000){
const err17 = {instancePath:instancePath+"/imageUrl",schemaPath:"#/$defs/Template/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/imageUrl",schemaPath:"#/$defs/Template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.url !== undefined){
let data7 = data.url;
if(typeof data7 === "string"){
if(func1(data7) > 20000){
const err19 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/Template/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/Template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.actions !== undefined){
let data8 = data.actions;
if(Array.isArray(data8)){
if(data8.length > 10){
const err21 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate80(data8[i0], {instancePath:instancePath+"/actions/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.next !== undefined){
let data10 = data.next;
if((typeof data10 !== "string") && (data10 !== null)){
const err23 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/type",keyword:"type",params:{type: schema85.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) > 64){
const err24 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema105 = {"title":"ButtonsNode","description":"Asks the visitor to choose. The answer is `{\"choice\": \"<id>\"}`; it is `input.choice`, and the variable that `saveAs` names.","type":"object","additionalProperties":false,"required":["id","type","choices"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"buttons","description":"Asks for a choice."},"label":{"$ref":"#/$defs/NodeLabel"},"prompt":{"$ref":"#/$defs/Template"},"choices":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"#/$defs/Choice"},"description":"What can be chosen. Ids are unique in the node."},"saveAs":{"$ref":"#/$defs/SaveAs"},"expiresIn":{"$ref":"#/$defs/Duration"},"onExpire":{"$ref":"#/$defs/Next"},"next":{"$ref":"#/$defs/Next"}}};
const schema112 = {"title":"SaveAs","description":"Variable that takes the result.","type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,63}$","not":{"enum":["constructor","prototype"]}};
const schema113 = {"title":"Duration","description":"An ISO 8601 duration.","type":"string","format":"duration","maxLength":64,"examples":["PT24H"]};
const pattern20 = new RegExp("^[A-Za-z][A-Za-z0-9_-]{0,63}$", "u");
const schema109 = {"title":"Choice","description":"One button.","type":"object","additionalProperties":false,"required":["id","label"],"properties":{"id":{"type":"string","minLength":1,"maxLength":64,"description":"What the answer carries."},"label":{"$ref":"#/$defs/Template"},"icon":{"type":"string","minLength":1,"maxLength":200,"description":"An emoji or the name of an icon."},"next":{"$ref":"#/$defs/Next"}}};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "label")) || (key0 === "icon")) || (key0 === "next"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(func1(data1) > 20000){
const err6 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/Template/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/Template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.icon !== undefined){
let data2 = data.icon;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err8 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data2) < 1){
const err9 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.next !== undefined){
let data3 = data.next;
if((typeof data3 !== "string") && (data3 !== null)){
const err11 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/type",keyword:"type",params:{type: schema85.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data3 === "string"){
if(func1(data3) > 64){
const err12 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const formats16 = /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/;

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.choices === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "choices"},message:"must have required property '"+"choices"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func8.call(schema105.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs5 = errors;
const _errs6 = errors;
if(!((data0 === "constructor") || (data0 === "prototype"))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid2 = _errs6 === errors;
if(valid2){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.type !== undefined){
if("buttons" !== data.type){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "buttons"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err9 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.prompt !== undefined){
let data3 = data.prompt;
if(typeof data3 === "string"){
if(func1(data3) > 20000){
const err11 = {instancePath:instancePath+"/prompt",schemaPath:"#/$defs/Template/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/prompt",schemaPath:"#/$defs/Template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.choices !== undefined){
let data4 = data.choices;
if(Array.isArray(data4)){
if(data4.length > 50){
const err13 = {instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.length < 1){
const err14 = {instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate83(data4[i0], {instancePath:instancePath+"/choices/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.saveAs !== undefined){
let data6 = data.saveAs;
const _errs20 = errors;
const _errs21 = errors;
if(!((data6 === "constructor") || (data6 === "prototype"))){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid8 = _errs21 === errors;
if(valid8){
const err17 = {instancePath:instancePath+"/saveAs",schemaPath:"#/$defs/SaveAs/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
if(typeof data6 === "string"){
if(!pattern20.test(data6)){
const err18 = {instancePath:instancePath+"/saveAs",schemaPath:"#/$defs/SaveAs/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/saveAs",schemaPath:"#/$defs/SaveAs/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.expiresIn !== undefined){
let data7 = data.expiresIn;
if(typeof data7 === "string"){
if(func1(data7) > 64){
const err20 = {instancePath:instancePath+"/expiresIn",schemaPath:"#/$defs/Duration/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(formats16.test(data7))){
const err21 = {instancePath:instancePath+"/expiresIn",schemaPath:"#/$defs/Duration/format",keyword:"format",params:{format: "duration"},message:"must match format \""+"duration"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/expiresIn",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.onExpire !== undefined){
let data8 = data.onExpire;
if((typeof data8 !== "string") && (data8 !== null)){
const err23 = {instancePath:instancePath+"/onExpire",schemaPath:"#/$defs/Next/type",keyword:"type",params:{type: schema85.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data8 === "string"){
if(func1(data8) > 64){
const err24 = {instancePath:instancePath+"/onExpire",schemaPath:"#/$defs/Next/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.next !== undefined){
let data9 = data.next;
if((typeof data9 !== "string") && (data9 !== null)){
const err25 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/type",keyword:"type",params:{type: schema85.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data9 === "string"){
if(func1(data9) > 64){
const err26 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema116 = {"title":"InputNode","description":"Asks one question. The answer becomes the variable named like the field, or the one that `saveAs` names.","type":"object","additionalProperties":false,"required":["id","type","field"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"input","description":"Asks one question."},"label":{"$ref":"#/$defs/NodeLabel"},"prompt":{"$ref":"#/$defs/Template"},"field":{"$ref":"form.yaml#/$defs/FormField"},"saveAs":{"$ref":"#/$defs/SaveAs"},"expiresIn":{"$ref":"#/$defs/Duration"},"onExpire":{"$ref":"#/$defs/Next"},"next":{"$ref":"#/$defs/Next"}}};
const schema123 = {"title":"FormField","description":"One question with its rules.","type":"object","additionalProperties":false,"required":["name","type"],"properties":{"name":{"$ref":"#/$defs/FieldName"},"type":{"$ref":"#/$defs/FieldType"},"label":{"type":"string","maxLength":500,"description":"Text beside the field; its name when absent."},"required":{"type":"boolean","default":false,"description":"Whether a value must be given while the field is visible."},"placeholder":{"type":["string","null"],"maxLength":500,"description":"Example shown in the empty field."},"help":{"type":["string","null"],"maxLength":2000,"description":"Sentence below the field."},"options":{"type":["array","null"],"maxItems":1000,"items":{"$ref":"#/$defs/FieldOption"},"description":"The values to choose from, for `select`, `multiselect`, `radio` and `checkbox`."},"config":{"$ref":"#/$defs/FieldConfig"},"defaultValue":{"description":"Value of the field before anything is entered; also the value of a `hidden` field.","$ref":"#/$defs/FieldDefault"},"visibleIf":{"$ref":"#/$defs/VisibleIf"},"maxSizeMb":{"$ref":"#/$defs/MaxSizeMb"},"accept":{"$ref":"#/$defs/Accept"},"validation":{"$ref":"#/$defs/FieldValidation"}}};
const schema124 = {"title":"FieldName","description":"Key of the field's value. In a flow the answer becomes the variable of that name. Names that JavaScript objects reserve are refused.","type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,63}$","not":{"enum":["constructor","prototype"]},"examples":["order_no"]};
const schema125 = {"title":"FieldType","description":"What is asked for. `text textarea email phone url date time hidden` hold a string, `number` and `rating` a number, `select` and `radio` one option's value, `multiselect` an array of them, `checkbox` and `consent` a boolean (a `checkbox` with options: an array of option values), `file` and `image` a file reference or an array of them.","type":"string","enum":["text","textarea","email","phone","number","url","date","time","select","multiselect","radio","checkbox","consent","rating","file","image","hidden"]};
const schema126 = {"title":"FieldOption","description":"One value to choose.","type":"object","additionalProperties":false,"required":["value","label"],"properties":{"value":{"type":"string","maxLength":500,"description":"What is stored."},"label":{"type":"string","maxLength":500,"description":"What is shown."}}};
const schema136 = {"title":"FieldDefault","anyOf":[{"type":"string","maxLength":4000},{"type":"number"},{"type":"boolean"},{"type":"null"},{"type":"array","maxItems":1000,"items":{"type":"string"}}]};
const schema135 = {"title":"MaxSizeMb","description":"Largest file in megabytes of 2^20 bytes; 100 when absent. Files and images only.","type":"number","exclusiveMinimum":0,"maximum":100};
const schema134 = {"title":"Accept","description":"Media types that are taken (`image/png`, `image/*`) or file name endings (`.pdf`). Files and images only; an `image` field takes `image/*` when absent, a `file` field everything.","type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":127}};
const schema127 = {"title":"FieldConfig","description":"Settings of the control, passed to clients as they are. `visibleIf`, `accept`, `maxSizeMb` and `default` mean what the keys beside `config` mean (`defaultValue` for `default`), which win when both are given.","type":["object","null"],"additionalProperties":true,"properties":{"visibleIf":{"$ref":"#/$defs/VisibleIf"},"accept":{"$ref":"#/$defs/Accept"},"maxSizeMb":{"$ref":"#/$defs/MaxSizeMb"},"rows":{"type":"integer","minimum":1,"maximum":100,"description":"Height of a text area in lines."},"default":{"$ref":"#/$defs/FieldDefault"}}};
const schema128 = {"title":"VisibleIf","description":"When the field is shown. A field that is not shown is not required, and its value is not taken. Either a comparison with another field, which every client can evaluate, or an expression over the other values (`input.topic = 'delivery'`).","anyOf":[{"type":"string","minLength":1,"maxLength":2000},{"$ref":"#/$defs/VisibleWhen"}]};
const schema129 = {"title":"VisibleWhen","description":"A comparison with another field's value. Every given comparison must hold; with none, the other field must have a value.","type":"object","additionalProperties":false,"required":["field"],"properties":{"field":{"description":"Name of the other field.","$ref":"#/$defs/FieldName"},"equals":{"description":"The value it must have; for an array of values one that it must contain.","$ref":"#/$defs/FieldScalar"},"notEquals":{"description":"A value it must not have.","$ref":"#/$defs/FieldScalar"},"in":{"type":"array","maxItems":1000,"items":{"$ref":"#/$defs/FieldScalar"},"description":"Values of which it must have one."},"present":{"type":"boolean","description":"Whether it must have a value (true) or none (false)."}}};
const schema131 = {"title":"FieldScalar","anyOf":[{"type":"string"},{"type":"number"},{"type":"boolean"},{"type":"null"}]};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "field") || (key0 === "equals")) || (key0 === "notEquals")) || (key0 === "in")) || (key0 === "present"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.field !== undefined){
let data0 = data.field;
const _errs5 = errors;
const _errs6 = errors;
if(!((data0 === "constructor") || (data0 === "prototype"))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid2 = _errs6 === errors;
if(valid2){
const err3 = {instancePath:instancePath+"/field",schemaPath:"#/$defs/FieldName/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(!pattern20.test(data0)){
const err4 = {instancePath:instancePath+"/field",schemaPath:"#/$defs/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/field",schemaPath:"#/$defs/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.equals !== undefined){
let data1 = data.equals;
const _errs9 = errors;
let valid4 = false;
const _errs10 = errors;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/equals",schemaPath:"#/$defs/FieldScalar/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid4 = valid4 || _valid0;
const _errs12 = errors;
if(!(typeof data1 == "number")){
const err7 = {instancePath:instancePath+"/equals",schemaPath:"#/$defs/FieldScalar/anyOf/1/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid4 = valid4 || _valid0;
const _errs14 = errors;
if(typeof data1 !== "boolean"){
const err8 = {instancePath:instancePath+"/equals",schemaPath:"#/$defs/FieldScalar/anyOf/2/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid4 = valid4 || _valid0;
const _errs16 = errors;
if(data1 !== null){
const err9 = {instancePath:instancePath+"/equals",schemaPath:"#/$defs/FieldScalar/anyOf/3/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err10 = {instancePath:instancePath+"/equals",schemaPath:"#/$defs/FieldScalar/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.notEquals !== undefined){
let data2 = data.notEquals;
const _errs20 = errors;
let valid6 = false;
const _errs21 = errors;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/notEquals",schemaPath:"#/$defs/FieldScalar/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid1 = _errs21 === errors;
valid6 = valid6 || _valid1;
const _errs23 = errors;
if(!(typeof data2 == "number")){
const err12 = {instancePath:instancePath+"/notEquals",schemaPath:"#/$defs/FieldScalar/anyOf/1/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs23 === errors;
valid6 = valid6 || _valid1;
const _errs25 = errors;
if(typeof data2 !== "boolean"){
const err13 = {instancePath:instancePath+"/notEquals",schemaPath:"#/$defs/FieldScalar/anyOf/2/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid1 = _errs25 === errors;
valid6 = valid6 || _valid1;
const _errs27 = errors;
if(data2 !== null){
const err14 = {instancePath:instancePath+"/notEquals",schemaPath:"#/$defs/FieldScalar/anyOf/3/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid1 = _errs27 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const err15 = {instancePath:instancePath+"/notEquals",schemaPath:"#/$defs/FieldScalar/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
if(data.in !== undefined){
let data3 = data.in;
if(Array.isArray(data3)){
if(data3.length > 1000){
const err16 = {instancePath:instancePath+"/in",schemaPath:"#/properties/in/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs33 = errors;
let valid10 = false;
const _errs34 = errors;
if(typeof data4 !== "string"){
const err17 = {instancePath:instancePath+"/in/" + i0,schemaPath:"#/$defs/FieldScalar/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid2 = _errs34 === errors;
valid10 = valid10 || _valid2;
const _errs36 = errors;
if(!(typeof data4 == "number")){
const err18 = {instancePath:instancePath+"/in/" + i0,schemaPath:"#/$defs/FieldScalar/anyOf/1/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid2 = _errs36 === errors;
valid10 = valid10 || _valid2;
const _errs38 = errors;
if(typeof data4 !== "boolean"){
const err19 = {instancePath:instancePath+"/in/" + i0,schemaPath:"#/$defs/FieldScalar/anyOf/2/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid2 = _errs38 === errors;
valid10 = valid10 || _valid2;
const _errs40 = errors;
if(data4 !== null){
const err20 = {instancePath:instancePath+"/in/" + i0,schemaPath:"#/$defs/FieldScalar/anyOf/3/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid2 = _errs40 === errors;
valid10 = valid10 || _valid2;
if(!valid10){
const err21 = {instancePath:instancePath+"/in/" + i0,schemaPath:"#/$defs/FieldScalar/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err22 = {instancePath:instancePath+"/in",schemaPath:"#/properties/in/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.present !== undefined){
if(typeof data.present !== "boolean"){
const err23 = {instancePath:instancePath+"/present",schemaPath:"#/properties/present/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data === "string"){
if(func1(data) > 2000){
const err0 = {instancePath,schemaPath:"#/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data) < 1){
const err1 = {instancePath,schemaPath:"#/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(!(validate90(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate89.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate89.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema127.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.visibleIf !== undefined){
if(!(validate89(data.visibleIf, {instancePath:instancePath+"/visibleIf",parentData:data,parentDataProperty:"visibleIf",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.accept !== undefined){
let data1 = data.accept;
if(Array.isArray(data1)){
if(data1.length > 100){
const err1 = {instancePath:instancePath+"/accept",schemaPath:"#/$defs/Accept/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func1(data2) > 127){
const err2 = {instancePath:instancePath+"/accept/" + i0,schemaPath:"#/$defs/Accept/items/maxLength",keyword:"maxLength",params:{limit: 127},message:"must NOT have more than 127 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data2) < 1){
const err3 = {instancePath:instancePath+"/accept/" + i0,schemaPath:"#/$defs/Accept/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/accept/" + i0,schemaPath:"#/$defs/Accept/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/accept",schemaPath:"#/$defs/Accept/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.maxSizeMb !== undefined){
let data3 = data.maxSizeMb;
if(typeof data3 == "number"){
if(data3 > 100 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/maxSizeMb",schemaPath:"#/$defs/MaxSizeMb/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3 <= 0 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/maxSizeMb",schemaPath:"#/$defs/MaxSizeMb/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/maxSizeMb",schemaPath:"#/$defs/MaxSizeMb/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.rows !== undefined){
let data4 = data.rows;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err9 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.default !== undefined){
let data5 = data.default;
const _errs15 = errors;
let valid6 = false;
const _errs16 = errors;
if(typeof data5 === "string"){
if(func1(data5) > 4000){
const err12 = {instancePath:instancePath+"/default",schemaPath:"#/$defs/FieldDefault/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/default",schemaPath:"#/$defs/FieldDefault/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid6 = valid6 || _valid0;
const _errs18 = errors;
if(!(typeof data5 == "number")){
const err14 = {instancePath:instancePath+"/default",schemaPath:"#/$defs/FieldDefault/anyOf/1/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid0 = _errs18 === errors;
valid6 = valid6 || _valid0;
const _errs20 = errors;
if(typeof data5 !== "boolean"){
const err15 = {instancePath:instancePath+"/default",schemaPath:"#/$defs/FieldDefault/anyOf/2/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs20 === errors;
valid6 = valid6 || _valid0;
const _errs22 = errors;
if(data5 !== null){
const err16 = {instancePath:instancePath+"/default",schemaPath:"#/$defs/FieldDefault/anyOf/3/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid0 = _errs22 === errors;
valid6 = valid6 || _valid0;
const _errs24 = errors;
if(Array.isArray(data5)){
if(data5.length > 1000){
const err17 = {instancePath:instancePath+"/default",schemaPath:"#/$defs/FieldDefault/anyOf/4/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(typeof data5[i1] !== "string"){
const err18 = {instancePath:instancePath+"/default/" + i1,schemaPath:"#/$defs/FieldDefault/anyOf/4/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/default",schemaPath:"#/$defs/FieldDefault/anyOf/4/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs24 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const err20 = {instancePath:instancePath+"/default",schemaPath:"#/$defs/FieldDefault/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema140 = {"title":"FieldValidation","description":"Rules for the value. All are enforced by the server; `blocked_words`, `block_free_mailboxes` and `block_disposable_mailboxes` are withheld from clients. Lengths count Unicode code points of the trimmed text.","type":"object","additionalProperties":false,"properties":{"format":{"type":"string","enum":["email","url","phone","date","time","uuid"],"description":"Shape of a text value beyond its field type."},"min_length":{"type":"integer","minimum":0,"description":"Least number of code points."},"max_length":{"type":"integer","minimum":0,"description":"Largest number of code points."},"word_min":{"type":"integer","minimum":0,"description":"Least number of words (runs without white space)."},"word_max":{"type":"integer","minimum":0,"description":"Largest number of words."},"pattern":{"type":"string","minLength":1,"maxLength":1000,"description":"Regular expression (RE2 syntax: no backreferences, no look-around) that must match somewhere in the text; anchor it to match all of it."},"min":{"type":"number","description":"Smallest number."},"max":{"type":"number","description":"Largest number; of a `rating` also the number of steps (5 when absent)."},"step":{"type":"number","exclusiveMinimum":0,"description":"The number is a multiple of this, counted from `min` or 0."},"integer":{"type":"boolean","description":"Whether the number must be whole."},"multiple_emails":{"type":"boolean","description":"Whether several e-mail addresses may be given, separated by commas."},"email_allow_domains":{"type":"array","maxItems":1000,"items":{"$ref":"#/$defs/Domain"},"description":"Domains of which an address must be one, or a subdomain of one; empty means any."},"url_https_only":{"type":"boolean","description":"Whether `http://` is refused."},"url_allow_domains":{"type":"array","maxItems":1000,"items":{"$ref":"#/$defs/Domain"},"description":"Domains of which the address's host must be one, or a subdomain of one; empty means any."},"date_min":{"type":"string","maxLength":40,"description":"First day that is taken (`YYYY-MM-DD`, or `today`)."},"date_max":{"type":"string","maxLength":40,"description":"Last day that is taken (`YYYY-MM-DD`, or `today`)."},"date_no_weekends":{"type":"boolean","description":"Whether Saturdays and Sundays are refused."},"select_min":{"type":"integer","minimum":0,"description":"Least number of chosen options."},"select_max":{"type":"integer","minimum":0,"description":"Largest number of chosen options."},"require_option":{"type":"string","description":"Value of an option that must be among the chosen ones."},"must_accept":{"type":"boolean","description":"Whether a consent or checkbox must be true."},"rating_min":{"type":"integer","minimum":0,"description":"Smallest rating."},"file_min":{"type":"integer","minimum":0,"description":"Least number of files."},"file_max":{"type":"integer","minimum":1,"description":"Largest number of files (1 when absent)."},"image_min_width":{"type":"integer","minimum":1,"description":"Least width of an image in pixels."},"image_min_height":{"type":"integer","minimum":1,"description":"Least height of an image in pixels."},"messages":{"type":"object","additionalProperties":{"type":"string","maxLength":500},"description":"Sentences to show instead of the usual ones, keyed by rule code (`required`, `pattern`, …)."},"blocked_words":{"type":"array","maxItems":5000,"items":{"type":"string","minLength":1,"maxLength":200},"description":"Words that must not occur as whole words, whatever their case. Never sent to clients."},"block_free_mailboxes":{"type":"boolean","description":"Whether addresses at free mail providers are refused. Never sent to clients."},"block_disposable_mailboxes":{"type":"boolean","description":"Whether addresses at throw-away mail providers are refused. Never sent to clients."}},"examples":[{"format":"email","email_allow_domains":["acme.example"],"block_disposable_mailboxes":true}]};
const schema141 = {"title":"Domain","description":"A domain name; it stands for itself and its subdomains.","type":"string","minLength":1,"maxLength":253,"pattern":"^[^\\s@/:]+$"};
const pattern26 = new RegExp("^[^\\s@/:]+$", "u");

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func8.call(schema140.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.format !== undefined){
let data0 = data.format;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((((data0 === "email") || (data0 === "url")) || (data0 === "phone")) || (data0 === "date")) || (data0 === "time")) || (data0 === "uuid"))){
const err2 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema140.properties.format.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.min_length !== undefined){
let data1 = data.min_length;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/min_length",schemaPath:"#/properties/min_length/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/min_length",schemaPath:"#/properties/min_length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.max_length !== undefined){
let data2 = data.max_length;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err5 = {instancePath:instancePath+"/max_length",schemaPath:"#/properties/max_length/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/max_length",schemaPath:"#/properties/max_length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.word_min !== undefined){
let data3 = data.word_min;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err7 = {instancePath:instancePath+"/word_min",schemaPath:"#/properties/word_min/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/word_min",schemaPath:"#/properties/word_min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.word_max !== undefined){
let data4 = data.word_max;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err9 = {instancePath:instancePath+"/word_max",schemaPath:"#/properties/word_max/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/word_max",schemaPath:"#/properties/word_max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.pattern !== undefined){
let data5 = data.pattern;
if(typeof data5 === "string"){
if(func1(data5) > 1000){
const err11 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data5) < 1){
const err12 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.min !== undefined){
if(!(typeof data.min == "number")){
const err14 = {instancePath:instancePath+"/min",schemaPath:"#/properties/min/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.max !== undefined){
if(!(typeof data.max == "number")){
const err15 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.step !== undefined){
let data8 = data.step;
if(typeof data8 == "number"){
if(data8 <= 0 || isNaN(data8)){
const err16 = {instancePath:instancePath+"/step",schemaPath:"#/properties/step/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/step",schemaPath:"#/properties/step/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.integer !== undefined){
if(typeof data.integer !== "boolean"){
const err18 = {instancePath:instancePath+"/integer",schemaPath:"#/properties/integer/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.multiple_emails !== undefined){
if(typeof data.multiple_emails !== "boolean"){
const err19 = {instancePath:instancePath+"/multiple_emails",schemaPath:"#/properties/multiple_emails/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.email_allow_domains !== undefined){
let data11 = data.email_allow_domains;
if(Array.isArray(data11)){
if(data11.length > 1000){
const err20 = {instancePath:instancePath+"/email_allow_domains",schemaPath:"#/properties/email_allow_domains/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(typeof data12 === "string"){
if(func1(data12) > 253){
const err21 = {instancePath:instancePath+"/email_allow_domains/" + i0,schemaPath:"#/$defs/Domain/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func1(data12) < 1){
const err22 = {instancePath:instancePath+"/email_allow_domains/" + i0,schemaPath:"#/$defs/Domain/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern26.test(data12)){
const err23 = {instancePath:instancePath+"/email_allow_domains/" + i0,schemaPath:"#/$defs/Domain/pattern",keyword:"pattern",params:{pattern: "^[^\\s@/:]+$"},message:"must match pattern \""+"^[^\\s@/:]+$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/email_allow_domains/" + i0,schemaPath:"#/$defs/Domain/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/email_allow_domains",schemaPath:"#/properties/email_allow_domains/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.url_https_only !== undefined){
if(typeof data.url_https_only !== "boolean"){
const err26 = {instancePath:instancePath+"/url_https_only",schemaPath:"#/properties/url_https_only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.url_allow_domains !== undefined){
let data14 = data.url_allow_domains;
if(Array.isArray(data14)){
if(data14.length > 1000){
const err27 = {instancePath:instancePath+"/url_allow_domains",schemaPath:"#/properties/url_allow_domains/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(typeof data15 === "string"){
if(func1(data15) > 253){
const err28 = {instancePath:instancePath+"/url_allow_domains/" + i1,schemaPath:"#/$defs/Domain/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(func1(data15) < 1){
const err29 = {instancePath:instancePath+"/url_allow_domains/" + i1,schemaPath:"#/$defs/Domain/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!pattern26.test(data15)){
const err30 = {instancePath:instancePath+"/url_allow_domains/" + i1,schemaPath:"#/$defs/Domain/pattern",keyword:"pattern",params:{pattern: "^[^\\s@/:]+$"},message:"must match pattern \""+"^[^\\s@/:]+$"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/url_allow_domains/" + i1,schemaPath:"#/$defs/Domain/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/url_allow_domains",schemaPath:"#/properties/url_allow_domains/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.date_min !== undefined){
let data16 = data.date_min;
if(typeof data16 === "string"){
if(func1(data16) > 40){
const err33 = {instancePath:instancePath+"/date_min",schemaPath:"#/properties/date_min/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/date_min",schemaPath:"#/properties/date_min/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.date_max !== undefined){
let data17 = data.date_max;
if(typeof data17 === "string"){
if(func1(data17) > 40){
const err35 = {instancePath:instancePath+"/date_max",schemaPath:"#/properties/date_max/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/date_max",schemaPath:"#/properties/date_max/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.date_no_weekends !== undefined){
if(typeof data.date_no_weekends !== "boolean"){
const err37 = {instancePath:instancePath+"/date_no_weekends",schemaPath:"#/properties/date_no_weekends/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.select_min !== undefined){
let data19 = data.select_min;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
const err38 = {instancePath:instancePath+"/select_min",schemaPath:"#/properties/select_min/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data19 == "number"){
if(data19 < 0 || isNaN(data19)){
const err39 = {instancePath:instancePath+"/select_min",schemaPath:"#/properties/select_min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data.select_max !== undefined){
let data20 = data.select_max;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
const err40 = {instancePath:instancePath+"/select_max",schemaPath:"#/properties/select_max/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data20 == "number"){
if(data20 < 0 || isNaN(data20)){
const err41 = {instancePath:instancePath+"/select_max",schemaPath:"#/properties/select_max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
if(data.require_option !== undefined){
if(typeof data.require_option !== "string"){
const err42 = {instancePath:instancePath+"/require_option",schemaPath:"#/properties/require_option/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.must_accept !== undefined){
if(typeof data.must_accept !== "boolean"){
const err43 = {instancePath:instancePath+"/must_accept",schemaPath:"#/properties/must_accept/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.rating_min !== undefined){
let data23 = data.rating_min;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
const err44 = {instancePath:instancePath+"/rating_min",schemaPath:"#/properties/rating_min/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(typeof data23 == "number"){
if(data23 < 0 || isNaN(data23)){
const err45 = {instancePath:instancePath+"/rating_min",schemaPath:"#/properties/rating_min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
if(data.file_min !== undefined){
let data24 = data.file_min;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
const err46 = {instancePath:instancePath+"/file_min",schemaPath:"#/properties/file_min/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data24 == "number"){
if(data24 < 0 || isNaN(data24)){
const err47 = {instancePath:instancePath+"/file_min",schemaPath:"#/properties/file_min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
if(data.file_max !== undefined){
let data25 = data.file_max;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
const err48 = {instancePath:instancePath+"/file_max",schemaPath:"#/properties/file_max/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(typeof data25 == "number"){
if(data25 < 1 || isNaN(data25)){
const err49 = {instancePath:instancePath+"/file_max",schemaPath:"#/properties/file_max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
if(data.image_min_width !== undefined){
let data26 = data.image_min_width;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
const err50 = {instancePath:instancePath+"/image_min_width",schemaPath:"#/properties/image_min_width/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(typeof data26 == "number"){
if(data26 < 1 || isNaN(data26)){
const err51 = {instancePath:instancePath+"/image_min_width",schemaPath:"#/properties/image_min_width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
if(data.image_min_height !== undefined){
let data27 = data.image_min_height;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
const err52 = {instancePath:instancePath+"/image_min_height",schemaPath:"#/properties/image_min_height/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(typeof data27 == "number"){
if(data27 < 1 || isNaN(data27)){
const err53 = {instancePath:instancePath+"/image_min_height",schemaPath:"#/properties/image_min_height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
if(data.messages !== undefined){
let data28 = data.messages;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
for(const key1 in data28){
let data29 = data28[key1];
if(typeof data29 === "string"){
if(func1(data29) > 500){
const err54 = {instancePath:instancePath+"/messages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/messages/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/messages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/messages/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.blocked_words !== undefined){
let data30 = data.blocked_words;
if(Array.isArray(data30)){
if(data30.length > 5000){
const err57 = {instancePath:instancePath+"/blocked_words",schemaPath:"#/properties/blocked_words/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
const len2 = data30.length;
for(let i2=0; i2<len2; i2++){
let data31 = data30[i2];
if(typeof data31 === "string"){
if(func1(data31) > 200){
const err58 = {instancePath:instancePath+"/blocked_words/" + i2,schemaPath:"#/properties/blocked_words/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(func1(data31) < 1){
const err59 = {instancePath:instancePath+"/blocked_words/" + i2,schemaPath:"#/properties/blocked_words/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/blocked_words/" + i2,schemaPath:"#/properties/blocked_words/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/blocked_words",schemaPath:"#/properties/blocked_words/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.block_free_mailboxes !== undefined){
if(typeof data.block_free_mailboxes !== "boolean"){
const err62 = {instancePath:instancePath+"/block_free_mailboxes",schemaPath:"#/properties/block_free_mailboxes/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.block_disposable_mailboxes !== undefined){
if(typeof data.block_disposable_mailboxes !== "boolean"){
const err63 = {instancePath:instancePath+"/block_disposable_mailboxes",schemaPath:"#/properties/block_disposable_mailboxes/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func8.call(schema123.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
const _errs5 = errors;
const _errs6 = errors;
if(!((data0 === "constructor") || (data0 === "prototype"))){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid2 = _errs6 === errors;
if(valid2){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/FieldName/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(!pattern20.test(data0)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/FieldType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((((((((((((((data1 === "text") || (data1 === "textarea")) || (data1 === "email")) || (data1 === "phone")) || (data1 === "number")) || (data1 === "url")) || (data1 === "date")) || (data1 === "time")) || (data1 === "select")) || (data1 === "multiselect")) || (data1 === "radio")) || (data1 === "checkbox")) || (data1 === "consent")) || (data1 === "rating")) || (data1 === "file")) || (data1 === "image")) || (data1 === "hidden"))){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/FieldType/enum",keyword:"enum",params:{allowedValues: schema125.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func1(data2) > 500){
const err9 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.required !== undefined){
if(typeof data.required !== "boolean"){
const err11 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.placeholder !== undefined){
let data4 = data.placeholder;
if((typeof data4 !== "string") && (data4 !== null)){
const err12 = {instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: schema123.properties.placeholder.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) > 500){
const err13 = {instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.help !== undefined){
let data5 = data.help;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: schema123.properties.help.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 === "string"){
if(func1(data5) > 2000){
const err15 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.options !== undefined){
let data6 = data.options;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err16 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: schema123.properties.options.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(Array.isArray(data6)){
if(data6.length > 1000){
const err17 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.value === undefined){
const err18 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/$defs/FieldOption/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7.label === undefined){
const err19 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/$defs/FieldOption/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 in data7){
if(!((key1 === "value") || (key1 === "label"))){
const err20 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/$defs/FieldOption/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.value !== undefined){
let data8 = data7.value;
if(typeof data8 === "string"){
if(func1(data8) > 500){
const err21 = {instancePath:instancePath+"/options/" + i0+"/value",schemaPath:"#/$defs/FieldOption/properties/value/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/options/" + i0+"/value",schemaPath:"#/$defs/FieldOption/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7.label !== undefined){
let data9 = data7.label;
if(typeof data9 === "string"){
if(func1(data9) > 500){
const err23 = {instancePath:instancePath+"/options/" + i0+"/label",schemaPath:"#/$defs/FieldOption/properties/label/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/options/" + i0+"/label",schemaPath:"#/$defs/FieldOption/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/$defs/FieldOption/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
if(data.config !== undefined){
if(!(validate88(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
if(data.defaultValue !== undefined){
let data11 = data.defaultValue;
const _errs31 = errors;
let valid9 = false;
const _errs32 = errors;
if(typeof data11 === "string"){
if(func1(data11) > 4000){
const err26 = {instancePath:instancePath+"/defaultValue",schemaPath:"#/$defs/FieldDefault/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/defaultValue",schemaPath:"#/$defs/FieldDefault/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid0 = _errs32 === errors;
valid9 = valid9 || _valid0;
const _errs34 = errors;
if(!(typeof data11 == "number")){
const err28 = {instancePath:instancePath+"/defaultValue",schemaPath:"#/$defs/FieldDefault/anyOf/1/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid0 = _errs34 === errors;
valid9 = valid9 || _valid0;
const _errs36 = errors;
if(typeof data11 !== "boolean"){
const err29 = {instancePath:instancePath+"/defaultValue",schemaPath:"#/$defs/FieldDefault/anyOf/2/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid0 = _errs36 === errors;
valid9 = valid9 || _valid0;
const _errs38 = errors;
if(data11 !== null){
const err30 = {instancePath:instancePath+"/defaultValue",schemaPath:"#/$defs/FieldDefault/anyOf/3/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid0 = _errs38 === errors;
valid9 = valid9 || _valid0;
const _errs40 = errors;
if(Array.isArray(data11)){
if(data11.length > 1000){
const err31 = {instancePath:instancePath+"/defaultValue",schemaPath:"#/$defs/FieldDefault/anyOf/4/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(typeof data11[i1] !== "string"){
const err32 = {instancePath:instancePath+"/defaultValue/" + i1,schemaPath:"#/$defs/FieldDefault/anyOf/4/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/defaultValue",schemaPath:"#/$defs/FieldDefault/anyOf/4/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid0 = _errs40 === errors;
valid9 = valid9 || _valid0;
if(!valid9){
const err34 = {instancePath:instancePath+"/defaultValue",schemaPath:"#/$defs/FieldDefault/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
else {
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
}
}
if(data.visibleIf !== undefined){
if(!(validate89(data.visibleIf, {instancePath:instancePath+"/visibleIf",parentData:data,parentDataProperty:"visibleIf",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.maxSizeMb !== undefined){
let data14 = data.maxSizeMb;
if(typeof data14 == "number"){
if(data14 > 100 || isNaN(data14)){
const err35 = {instancePath:instancePath+"/maxSizeMb",schemaPath:"#/$defs/MaxSizeMb/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data14 <= 0 || isNaN(data14)){
const err36 = {instancePath:instancePath+"/maxSizeMb",schemaPath:"#/$defs/MaxSizeMb/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/maxSizeMb",schemaPath:"#/$defs/MaxSizeMb/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.accept !== undefined){
let data15 = data.accept;
if(Array.isArray(data15)){
if(data15.length > 100){
const err38 = {instancePath:instancePath+"/accept",schemaPath:"#/$defs/Accept/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(typeof data16 === "string"){
if(func1(data16) > 127){
const err39 = {instancePath:instancePath+"/accept/" + i2,schemaPath:"#/$defs/Accept/items/maxLength",keyword:"maxLength",params:{limit: 127},message:"must NOT have more than 127 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(func1(data16) < 1){
const err40 = {instancePath:instancePath+"/accept/" + i2,schemaPath:"#/$defs/Accept/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/accept/" + i2,schemaPath:"#/$defs/Accept/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/accept",schemaPath:"#/$defs/Accept/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.validation !== undefined){
if(!(validate95(data.validation, {instancePath:instancePath+"/validation",parentData:data,parentDataProperty:"validation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.field === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func8.call(schema116.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs5 = errors;
const _errs6 = errors;
if(!((data0 === "constructor") || (data0 === "prototype"))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid2 = _errs6 === errors;
if(valid2){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.type !== undefined){
if("input" !== data.type){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "input"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err9 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.prompt !== undefined){
let data3 = data.prompt;
if(typeof data3 === "string"){
if(func1(data3) > 20000){
const err11 = {instancePath:instancePath+"/prompt",schemaPath:"#/$defs/Template/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/prompt",schemaPath:"#/$defs/Template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.field !== undefined){
if(!(validate100(data.field, {instancePath:instancePath+"/field",parentData:data,parentDataProperty:"field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
if(data.saveAs !== undefined){
let data5 = data.saveAs;
const _errs18 = errors;
const _errs19 = errors;
if(!((data5 === "constructor") || (data5 === "prototype"))){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid6 = _errs19 === errors;
if(valid6){
const err14 = {instancePath:instancePath+"/saveAs",schemaPath:"#/$defs/SaveAs/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
if(typeof data5 === "string"){
if(!pattern20.test(data5)){
const err15 = {instancePath:instancePath+"/saveAs",schemaPath:"#/$defs/SaveAs/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/saveAs",schemaPath:"#/$defs/SaveAs/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.expiresIn !== undefined){
let data6 = data.expiresIn;
if(typeof data6 === "string"){
if(func1(data6) > 64){
const err17 = {instancePath:instancePath+"/expiresIn",schemaPath:"#/$defs/Duration/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats16.test(data6))){
const err18 = {instancePath:instancePath+"/expiresIn",schemaPath:"#/$defs/Duration/format",keyword:"format",params:{format: "duration"},message:"must match format \""+"duration"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/expiresIn",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.onExpire !== undefined){
let data7 = data.onExpire;
if((typeof data7 !== "string") && (data7 !== null)){
const err20 = {instancePath:instancePath+"/onExpire",schemaPath:"#/$defs/Next/type",keyword:"type",params:{type: schema85.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) > 64){
const err21 = {instancePath:instancePath+"/onExpire",schemaPath:"#/$defs/Next/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.next !== undefined){
let data8 = data.next;
if((typeof data8 !== "string") && (data8 !== null)){
const err22 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/type",keyword:"type",params:{type: schema85.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data8 === "string"){
if(func1(data8) > 64){
const err23 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema157 = {"title":"FormNode","description":"Shows a stored form. Its values become the object that `saveAs` names, or without it one variable per field.","type":"object","additionalProperties":false,"required":["id","type","form"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"form","description":"Shows a stored form."},"label":{"$ref":"#/$defs/NodeLabel"},"form":{"type":"string","minLength":1,"maxLength":64,"description":"Code of the form."},"saveAs":{"$ref":"#/$defs/SaveAs"},"expiresIn":{"$ref":"#/$defs/Duration"},"onExpire":{"$ref":"#/$defs/Next"},"next":{"$ref":"#/$defs/Next"}}};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.form === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "form"},message:"must have required property '"+"form"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "type")) || (key0 === "label")) || (key0 === "form")) || (key0 === "saveAs")) || (key0 === "expiresIn")) || (key0 === "onExpire")) || (key0 === "next"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs5 = errors;
const _errs6 = errors;
if(!((data0 === "constructor") || (data0 === "prototype"))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid2 = _errs6 === errors;
if(valid2){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.type !== undefined){
if("form" !== data.type){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "form"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err9 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.form !== undefined){
let data3 = data.form;
if(typeof data3 === "string"){
if(func1(data3) > 64){
const err11 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data3) < 1){
const err12 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.saveAs !== undefined){
let data4 = data.saveAs;
const _errs16 = errors;
const _errs17 = errors;
if(!((data4 === "constructor") || (data4 === "prototype"))){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid5 = _errs17 === errors;
if(valid5){
const err15 = {instancePath:instancePath+"/saveAs",schemaPath:"#/$defs/SaveAs/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
if(typeof data4 === "string"){
if(!pattern20.test(data4)){
const err16 = {instancePath:instancePath+"/saveAs",schemaPath:"#/$defs/SaveAs/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/saveAs",schemaPath:"#/$defs/SaveAs/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.expiresIn !== undefined){
let data5 = data.expiresIn;
if(typeof data5 === "string"){
if(func1(data5) > 64){
const err18 = {instancePath:instancePath+"/expiresIn",schemaPath:"#/$defs/Duration/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(formats16.test(data5))){
const err19 = {instancePath:instancePath+"/expiresIn",schemaPath:"#/$defs/Duration/format",keyword:"format",params:{format: "duration"},message:"must match format \""+"duration"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/expiresIn",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.onExpire !== undefined){
let data6 = data.onExpire;
if((typeof data6 !== "string") && (data6 !== null)){
const err21 = {instancePath:instancePath+"/onExpire",schemaPath:"#/$defs/Next/type",keyword:"type",params:{type: schema85.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data6 === "string"){
if(func1(data6) > 64){
const err22 = {instancePath:instancePath+"/onExpire",schemaPath:"#/$defs/Next/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.next !== undefined){
let data7 = data.next;
if((typeof data7 !== "string") && (data7 !== null)){
const err23 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/type",keyword:"type",params:{type: schema85.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) > 64){
const err24 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema164 = {"title":"FileUploadNode","description":"Asks for a file or picture. The file reference becomes the variable named like the field, or the one that `saveAs` names.","type":"object","additionalProperties":false,"required":["id","type","field"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"file_upload","description":"Asks for a file."},"label":{"$ref":"#/$defs/NodeLabel"},"prompt":{"$ref":"#/$defs/Template"},"field":{"$ref":"form.yaml#/$defs/FormField"},"saveAs":{"$ref":"#/$defs/SaveAs"},"expiresIn":{"$ref":"#/$defs/Duration"},"onExpire":{"$ref":"#/$defs/Next"},"next":{"$ref":"#/$defs/Next"}}};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.field === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func8.call(schema164.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs5 = errors;
const _errs6 = errors;
if(!((data0 === "constructor") || (data0 === "prototype"))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid2 = _errs6 === errors;
if(valid2){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.type !== undefined){
if("file_upload" !== data.type){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "file_upload"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err9 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.prompt !== undefined){
let data3 = data.prompt;
if(typeof data3 === "string"){
if(func1(data3) > 20000){
const err11 = {instancePath:instancePath+"/prompt",schemaPath:"#/$defs/Template/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/prompt",schemaPath:"#/$defs/Template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.field !== undefined){
if(!(validate100(data.field, {instancePath:instancePath+"/field",parentData:data,parentDataProperty:"field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
if(data.saveAs !== undefined){
let data5 = data.saveAs;
const _errs18 = errors;
const _errs19 = errors;
if(!((data5 === "constructor") || (data5 === "prototype"))){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid6 = _errs19 === errors;
if(valid6){
const err14 = {instancePath:instancePath+"/saveAs",schemaPath:"#/$defs/SaveAs/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
if(typeof data5 === "string"){
if(!pattern20.test(data5)){
const err15 = {instancePath:instancePath+"/saveAs",schemaPath:"#/$defs/SaveAs/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/saveAs",schemaPath:"#/$defs/SaveAs/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.expiresIn !== undefined){
let data6 = data.expiresIn;
if(typeof data6 === "string"){
if(func1(data6) > 64){
const err17 = {instancePath:instancePath+"/expiresIn",schemaPath:"#/$defs/Duration/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats16.test(data6))){
const err18 = {instancePath:instancePath+"/expiresIn",schemaPath:"#/$defs/Duration/format",keyword:"format",params:{format: "duration"},message:"must match format \""+"duration"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/expiresIn",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.onExpire !== undefined){
let data7 = data.onExpire;
if((typeof data7 !== "string") && (data7 !== null)){
const err20 = {instancePath:instancePath+"/onExpire",schemaPath:"#/$defs/Next/type",keyword:"type",params:{type: schema85.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) > 64){
const err21 = {instancePath:instancePath+"/onExpire",schemaPath:"#/$defs/Next/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.next !== undefined){
let data8 = data.next;
if((typeof data8 !== "string") && (data8 !== null)){
const err22 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/type",keyword:"type",params:{type: schema85.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data8 === "string"){
if(func1(data8) > 64){
const err23 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema172 = {"title":"SetVariableNode","description":"Sets variables, in the order in which they stand; a later one sees the earlier ones.","type":"object","additionalProperties":false,"required":["id","type","set"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"set_variable","description":"Sets variables."},"label":{"$ref":"#/$defs/NodeLabel"},"set":{"$ref":"#/$defs/Assignments"},"next":{"$ref":"#/$defs/Next"}}};
const schema175 = {"title":"Assignments","description":"New values by variable name.","type":"object","minProperties":1,"maxProperties":100,"propertyNames":{"$ref":"#/$defs/SaveAs"},"additionalProperties":{"$ref":"#/$defs/Value"}};
const schema177 = {"title":"Value","description":"Any JSON value. Every string in it is a template; a string that is one whole `{{ … }}` keeps the value's type, and an object with the single key `expr` is the result of that expression.","anyOf":[{"type":"string"},{"type":"number"},{"type":"boolean"},{"type":"null"},{"type":"array","items":{"$ref":"#/$defs/Value"}},{"$ref":"#/$defs/ValueMap"}]};
const wrapper1 = {validate: validate110};
const schema178 = {"title":"ValueMap","description":"Values by name.","type":"object","additionalProperties":{"$ref":"#/$defs/Value"}};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(wrapper1.validate(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper1.validate.errors : vErrors.concat(wrapper1.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(!(typeof data == "number")){
const err1 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
const _errs5 = errors;
if(typeof data !== "boolean"){
const err2 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
const _errs7 = errors;
if(data !== null){
const err3 = {instancePath,schemaPath:"#/anyOf/3/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
const _errs9 = errors;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper1.validate(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper1.validate.errors : vErrors.concat(wrapper1.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/anyOf/4/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var items1 = true;
}
const _errs12 = errors;
if(!(validate111(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props1 = true;
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate110.errors = vErrors;
evaluated0.props = props1;
evaluated0.items = items1;
return errors === 0;
}
validate110.evaluated = {"dynamicProps":true,"dynamicItems":true};


function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length < 1){
const err1 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
const _errs1 = errors;
const _errs4 = errors;
const _errs5 = errors;
if(!((key0 === "constructor") || (key0 === "prototype"))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid2 = _errs5 === errors;
if(valid2){
const err3 = {instancePath,schemaPath:"#/$defs/SaveAs/not",keyword:"not",params:{},message:"must NOT be valid",propertyName:key0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
if(typeof key0 === "string"){
if(!pattern20.test(key0)){
const err4 = {instancePath,schemaPath:"#/$defs/SaveAs/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_-]{0,63}$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/$defs/SaveAs/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err6 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
for(const key1 in data){
if(!(validate110(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.set === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "set"},message:"must have required property '"+"set"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "type")) || (key0 === "label")) || (key0 === "set")) || (key0 === "next"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs5 = errors;
const _errs6 = errors;
if(!((data0 === "constructor") || (data0 === "prototype"))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid2 = _errs6 === errors;
if(valid2){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.type !== undefined){
if("set_variable" !== data.type){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "set_variable"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err9 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.set !== undefined){
if(!(validate109(data.set, {instancePath:instancePath+"/set",parentData:data,parentDataProperty:"set",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
}
if(data.next !== undefined){
let data4 = data.next;
if((typeof data4 !== "string") && (data4 !== null)){
const err11 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/type",keyword:"type",params:{type: schema85.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) > 64){
const err12 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema180 = {"title":"ConditionNode","description":"Goes on at the first branch whose expression holds, else at `otherwise`.","type":"object","additionalProperties":false,"required":["id","type","branches"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"condition","description":"Chooses by expressions."},"label":{"$ref":"#/$defs/NodeLabel"},"branches":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"#/$defs/ConditionBranch"},"description":"The branches, tried in this order."},"otherwise":{"$ref":"#/$defs/Next"}}};
const schema183 = {"title":"ConditionBranch","description":"One branch.","type":"object","additionalProperties":false,"required":["when","next"],"properties":{"label":{"$ref":"#/$defs/NodeLabel"},"when":{"$ref":"#/$defs/Expression"},"next":{"$ref":"#/$defs/Next"}}};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.when === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.next === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next"},message:"must have required property '"+"next"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "label") || (key0 === "when")) || (key0 === "next"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err3 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.when !== undefined){
let data1 = data.when;
if(typeof data1 === "string"){
if(func1(data1) > 4000){
const err5 = {instancePath:instancePath+"/when",schemaPath:"#/$defs/Expression/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/when",schemaPath:"#/$defs/Expression/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/when",schemaPath:"#/$defs/Expression/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.next !== undefined){
let data2 = data.next;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/type",keyword:"type",params:{type: schema85.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 64){
const err9 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.branches === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "branches"},message:"must have required property '"+"branches"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "type")) || (key0 === "label")) || (key0 === "branches")) || (key0 === "otherwise"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs5 = errors;
const _errs6 = errors;
if(!((data0 === "constructor") || (data0 === "prototype"))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid2 = _errs6 === errors;
if(valid2){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.type !== undefined){
if("condition" !== data.type){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "condition"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err9 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.branches !== undefined){
let data3 = data.branches;
if(Array.isArray(data3)){
if(data3.length > 100){
const err11 = {instancePath:instancePath+"/branches",schemaPath:"#/properties/branches/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.length < 1){
const err12 = {instancePath:instancePath+"/branches",schemaPath:"#/properties/branches/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate116(data3[i0], {instancePath:instancePath+"/branches/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/branches",schemaPath:"#/properties/branches/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.otherwise !== undefined){
let data5 = data.otherwise;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/otherwise",schemaPath:"#/$defs/Next/type",keyword:"type",params:{type: schema85.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 === "string"){
if(func1(data5) > 64){
const err15 = {instancePath:instancePath+"/otherwise",schemaPath:"#/$defs/Next/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema188 = {"title":"SplitNode","description":"Chooses a branch at random by weight. A conversation that comes again takes the same branch.","type":"object","additionalProperties":false,"required":["id","type","branches"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"split","description":"Chooses by weight."},"label":{"$ref":"#/$defs/NodeLabel"},"branches":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"#/$defs/SplitBranch"},"description":"The branches. The sum of their weights is above 0."}}};
const schema191 = {"title":"SplitBranch","description":"One branch.","type":"object","additionalProperties":false,"required":["weight","next"],"properties":{"label":{"$ref":"#/$defs/NodeLabel"},"weight":{"type":"number","minimum":0,"maximum":1000000,"description":"Its share in the sum of all weights."},"next":{"$ref":"#/$defs/Next"}}};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.weight === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "weight"},message:"must have required property '"+"weight"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.next === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next"},message:"must have required property '"+"next"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "label") || (key0 === "weight")) || (key0 === "next"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err3 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.weight !== undefined){
let data1 = data.weight;
if(typeof data1 == "number"){
if(data1 > 1000000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.next !== undefined){
let data2 = data.next;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/type",keyword:"type",params:{type: schema85.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 64){
const err9 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.branches === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "branches"},message:"must have required property '"+"branches"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "label")) || (key0 === "branches"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs5 = errors;
const _errs6 = errors;
if(!((data0 === "constructor") || (data0 === "prototype"))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid2 = _errs6 === errors;
if(valid2){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.type !== undefined){
if("split" !== data.type){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "split"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err9 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.branches !== undefined){
let data3 = data.branches;
if(Array.isArray(data3)){
if(data3.length > 100){
const err11 = {instancePath:instancePath+"/branches",schemaPath:"#/properties/branches/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.length < 1){
const err12 = {instancePath:instancePath+"/branches",schemaPath:"#/properties/branches/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate119(data3[i0], {instancePath:instancePath+"/branches/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/branches",schemaPath:"#/properties/branches/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema194 = {"title":"WaitNode","description":"Waits for a time span (`for`), until an instant (`until`), or until a domain event arrives (`event`). Exactly one of the three.","type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"wait","description":"Waits."},"label":{"$ref":"#/$defs/NodeLabel"},"for":{"$ref":"#/$defs/DurationTemplate"},"until":{"$ref":"#/$defs/InstantTemplate"},"event":{"$ref":"#/$defs/AwaitedEvent"},"timeout":{"$ref":"#/$defs/DurationTemplate"},"onTimeout":{"$ref":"#/$defs/Next"},"next":{"$ref":"#/$defs/Next"}}};
const schema197 = {"title":"DurationTemplate","description":"An ISO 8601 duration, or a template that becomes one.","type":"string","minLength":2,"maxLength":2000,"examples":["PT2S","PT{{ vars.minutes }}M"]};
const schema198 = {"title":"InstantTemplate","description":"An instant (RFC 3339, with offset), or a template that becomes one.","type":"string","minLength":2,"maxLength":2000,"examples":["2026-12-24T18:00:00Z","{{ vars.appointment }}"]};
const schema199 = {"title":"AwaitedEvent","description":"The event to wait for; from then on it is `event`. Every event of that name in the workspace counts whose filter holds: one that comes while the run waits, and one that was raised up to 10 seconds before the wait began, in the same conversation or from outside, and that this run has not taken already.","type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"$ref":"#/$defs/EventName"},"filter":{"$ref":"#/$defs/Expression"}}};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "filter"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern12.test(data0)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/EventName/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/EventName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.filter !== undefined){
let data1 = data.filter;
if(typeof data1 === "string"){
if(func1(data1) > 4000){
const err4 = {instancePath:instancePath+"/filter",schemaPath:"#/$defs/Expression/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/filter",schemaPath:"#/$defs/Expression/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/filter",schemaPath:"#/$defs/Expression/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func8.call(schema194.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs5 = errors;
const _errs6 = errors;
if(!((data0 === "constructor") || (data0 === "prototype"))){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid2 = _errs6 === errors;
if(valid2){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.type !== undefined){
if("wait" !== data.type){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "wait"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err8 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.for !== undefined){
let data3 = data.for;
if(typeof data3 === "string"){
if(func1(data3) > 2000){
const err10 = {instancePath:instancePath+"/for",schemaPath:"#/$defs/DurationTemplate/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data3) < 2){
const err11 = {instancePath:instancePath+"/for",schemaPath:"#/$defs/DurationTemplate/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/for",schemaPath:"#/$defs/DurationTemplate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.until !== undefined){
let data4 = data.until;
if(typeof data4 === "string"){
if(func1(data4) > 2000){
const err13 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/InstantTemplate/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func1(data4) < 2){
const err14 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/InstantTemplate/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/InstantTemplate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate122(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
}
if(data.timeout !== undefined){
let data6 = data.timeout;
if(typeof data6 === "string"){
if(func1(data6) > 2000){
const err16 = {instancePath:instancePath+"/timeout",schemaPath:"#/$defs/DurationTemplate/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func1(data6) < 2){
const err17 = {instancePath:instancePath+"/timeout",schemaPath:"#/$defs/DurationTemplate/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/timeout",schemaPath:"#/$defs/DurationTemplate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.onTimeout !== undefined){
let data7 = data.onTimeout;
if((typeof data7 !== "string") && (data7 !== null)){
const err19 = {instancePath:instancePath+"/onTimeout",schemaPath:"#/$defs/Next/type",keyword:"type",params:{type: schema85.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) > 64){
const err20 = {instancePath:instancePath+"/onTimeout",schemaPath:"#/$defs/Next/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.next !== undefined){
let data8 = data.next;
if((typeof data8 !== "string") && (data8 !== null)){
const err21 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/type",keyword:"type",params:{type: schema85.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data8 === "string"){
if(func1(data8) > 64){
const err22 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema205 = {"title":"HttpNode","description":"Calls an HTTP service. `saveAs` takes `{status, headers, body}`.","type":"object","additionalProperties":false,"required":["id","type","url"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"http","description":"Calls an HTTP service."},"label":{"$ref":"#/$defs/NodeLabel"},"connection":{"$ref":"#/$defs/ConnectionCode"},"method":{"type":"string","enum":["GET","POST","PUT","PATCH","DELETE","HEAD"],"default":"GET","description":"The HTTP method."},"url":{"$ref":"#/$defs/Template"},"headers":{"type":"object","maxProperties":50,"additionalProperties":{"$ref":"#/$defs/Template"},"description":"Request headers by name."},"body":{"$ref":"#/$defs/Value"},"timeoutMs":{"type":"integer","minimum":100,"maximum":60000,"default":10000,"description":"Milliseconds one attempt may take."},"retries":{"type":"integer","minimum":0,"maximum":5,"default":0,"description":"Attempts after the first."},"saveAs":{"$ref":"#/$defs/SaveAs"},"onError":{"$ref":"#/$defs/Next"},"next":{"$ref":"#/$defs/Next"}}};
const schema208 = {"title":"ConnectionCode","description":"Code of a connection of the workspace.","type":"string","pattern":"^[a-z0-9][a-z0-9_-]{0,63}$"};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.url === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func8.call(schema205.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs5 = errors;
const _errs6 = errors;
if(!((data0 === "constructor") || (data0 === "prototype"))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid2 = _errs6 === errors;
if(valid2){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.type !== undefined){
if("http" !== data.type){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "http"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err9 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.connection !== undefined){
let data3 = data.connection;
if(typeof data3 === "string"){
if(!pattern10.test(data3)){
const err11 = {instancePath:instancePath+"/connection",schemaPath:"#/$defs/ConnectionCode/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/connection",schemaPath:"#/$defs/ConnectionCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.method !== undefined){
let data4 = data.method;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((((data4 === "GET") || (data4 === "POST")) || (data4 === "PUT")) || (data4 === "PATCH")) || (data4 === "DELETE")) || (data4 === "HEAD"))){
const err14 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema205.properties.method.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.url !== undefined){
let data5 = data.url;
if(typeof data5 === "string"){
if(func1(data5) > 20000){
const err15 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/Template/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/Template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.headers !== undefined){
let data6 = data.headers;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length > 50){
const err17 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/maxProperties",keyword:"maxProperties",params:{limit: 50},message:"must NOT have more than 50 properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 in data6){
let data7 = data6[key1];
if(typeof data7 === "string"){
if(func1(data7) > 20000){
const err18 = {instancePath:instancePath+"/headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Template/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.body !== undefined){
if(!(validate110(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data.timeoutMs !== undefined){
let data9 = data.timeoutMs;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err21 = {instancePath:instancePath+"/timeoutMs",schemaPath:"#/properties/timeoutMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 60000 || isNaN(data9)){
const err22 = {instancePath:instancePath+"/timeoutMs",schemaPath:"#/properties/timeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},message:"must be <= 60000"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data9 < 100 || isNaN(data9)){
const err23 = {instancePath:instancePath+"/timeoutMs",schemaPath:"#/properties/timeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.retries !== undefined){
let data10 = data.retries;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err24 = {instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 > 5 || isNaN(data10)){
const err25 = {instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err26 = {instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.saveAs !== undefined){
let data11 = data.saveAs;
const _errs33 = errors;
const _errs34 = errors;
if(!((data11 === "constructor") || (data11 === "prototype"))){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid9 = _errs34 === errors;
if(valid9){
const err28 = {instancePath:instancePath+"/saveAs",schemaPath:"#/$defs/SaveAs/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
if(typeof data11 === "string"){
if(!pattern20.test(data11)){
const err29 = {instancePath:instancePath+"/saveAs",schemaPath:"#/$defs/SaveAs/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/saveAs",schemaPath:"#/$defs/SaveAs/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.onError !== undefined){
let data12 = data.onError;
if((typeof data12 !== "string") && (data12 !== null)){
const err31 = {instancePath:instancePath+"/onError",schemaPath:"#/$defs/Next/type",keyword:"type",params:{type: schema85.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data12 === "string"){
if(func1(data12) > 64){
const err32 = {instancePath:instancePath+"/onError",schemaPath:"#/$defs/Next/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data.next !== undefined){
let data13 = data.next;
if((typeof data13 !== "string") && (data13 !== null)){
const err33 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/type",keyword:"type",params:{type: schema85.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data13 === "string"){
if(func1(data13) > 64){
const err34 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema214 = {"title":"AgentNode","description":"Asks a language model. Without `saveAs` its answer is shown as a message, with it only saved.","type":"object","additionalProperties":false,"required":["id","type","connection","model","prompt"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"agent","description":"Asks a language model."},"label":{"$ref":"#/$defs/NodeLabel"},"connection":{"$ref":"#/$defs/ConnectionCode"},"model":{"type":"string","minLength":1,"maxLength":200,"description":"Name of the model at its provider."},"system":{"$ref":"#/$defs/Template"},"prompt":{"$ref":"#/$defs/Template"},"temperature":{"type":"number","minimum":0,"maximum":2,"description":"Sampling temperature."},"maxTokens":{"type":"integer","minimum":1,"maximum":200000,"description":"Largest number of tokens in the answer."},"timeoutMs":{"type":"integer","minimum":100,"maximum":120000,"default":30000,"description":"Milliseconds one attempt may take."},"retries":{"type":"integer","minimum":0,"maximum":5,"default":0,"description":"Attempts after the first."},"saveAs":{"$ref":"#/$defs/SaveAs"},"onError":{"$ref":"#/$defs/Next"},"next":{"$ref":"#/$defs/Next"}}};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.connection === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "connection"},message:"must have required property '"+"connection"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.model === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.prompt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},message:"must have required property '"+"prompt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func8.call(schema214.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs5 = errors;
const _errs6 = errors;
if(!((data0 === "constructor") || (data0 === "prototype"))){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid2 = _errs6 === errors;
if(valid2){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.type !== undefined){
if("agent" !== data.type){
const err10 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "agent"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err11 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.connection !== undefined){
let data3 = data.connection;
if(typeof data3 === "string"){
if(!pattern10.test(data3)){
const err13 = {instancePath:instancePath+"/connection",schemaPath:"#/$defs/ConnectionCode/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/connection",schemaPath:"#/$defs/ConnectionCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.model !== undefined){
let data4 = data.model;
if(typeof data4 === "string"){
if(func1(data4) > 200){
const err15 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func1(data4) < 1){
const err16 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.system !== undefined){
let data5 = data.system;
if(typeof data5 === "string"){
if(func1(data5) > 20000){
const err18 = {instancePath:instancePath+"/system",schemaPath:"#/$defs/Template/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/system",schemaPath:"#/$defs/Template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.prompt !== undefined){
let data6 = data.prompt;
if(typeof data6 === "string"){
if(func1(data6) > 20000){
const err20 = {instancePath:instancePath+"/prompt",schemaPath:"#/$defs/Template/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/prompt",schemaPath:"#/$defs/Template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.temperature !== undefined){
let data7 = data.temperature;
if(typeof data7 == "number"){
if(data7 > 2 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.maxTokens !== undefined){
let data8 = data.maxTokens;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err25 = {instancePath:instancePath+"/maxTokens",schemaPath:"#/properties/maxTokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 200000 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/maxTokens",schemaPath:"#/properties/maxTokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200000},message:"must be <= 200000"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/maxTokens",schemaPath:"#/properties/maxTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data.timeoutMs !== undefined){
let data9 = data.timeoutMs;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err28 = {instancePath:instancePath+"/timeoutMs",schemaPath:"#/properties/timeoutMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 120000 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/timeoutMs",schemaPath:"#/properties/timeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 120000},message:"must be <= 120000"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data9 < 100 || isNaN(data9)){
const err30 = {instancePath:instancePath+"/timeoutMs",schemaPath:"#/properties/timeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.retries !== undefined){
let data10 = data.retries;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err31 = {instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 > 5 || isNaN(data10)){
const err32 = {instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err33 = {instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.saveAs !== undefined){
let data11 = data.saveAs;
const _errs33 = errors;
const _errs34 = errors;
if(!((data11 === "constructor") || (data11 === "prototype"))){
const err34 = {};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var valid8 = _errs34 === errors;
if(valid8){
const err35 = {instancePath:instancePath+"/saveAs",schemaPath:"#/$defs/SaveAs/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
if(typeof data11 === "string"){
if(!pattern20.test(data11)){
const err36 = {instancePath:instancePath+"/saveAs",schemaPath:"#/$defs/SaveAs/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/saveAs",schemaPath:"#/$defs/SaveAs/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.onError !== undefined){
let data12 = data.onError;
if((typeof data12 !== "string") && (data12 !== null)){
const err38 = {instancePath:instancePath+"/onError",schemaPath:"#/$defs/Next/type",keyword:"type",params:{type: schema85.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data12 === "string"){
if(func1(data12) > 64){
const err39 = {instancePath:instancePath+"/onError",schemaPath:"#/$defs/Next/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data.next !== undefined){
let data13 = data.next;
if((typeof data13 !== "string") && (data13 !== null)){
const err40 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/type",keyword:"type",params:{type: schema85.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data13 === "string"){
if(func1(data13) > 64){
const err41 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
}
else {
const err42 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema223 = {"title":"SubflowNode","description":"Runs another published flow with variables of its own, then goes on. `saveAs` takes the outputs of the end it reached.","type":"object","additionalProperties":false,"required":["id","type","flow"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"subflow","description":"Runs another flow."},"label":{"$ref":"#/$defs/NodeLabel"},"flow":{"$ref":"#/$defs/FlowCode"},"inputs":{"$ref":"#/$defs/ValueMap"},"saveAs":{"$ref":"#/$defs/SaveAs"},"next":{"$ref":"#/$defs/Next"}}};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.flow === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flow"},message:"must have required property '"+"flow"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "type")) || (key0 === "label")) || (key0 === "flow")) || (key0 === "inputs")) || (key0 === "saveAs")) || (key0 === "next"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs5 = errors;
const _errs6 = errors;
if(!((data0 === "constructor") || (data0 === "prototype"))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid2 = _errs6 === errors;
if(valid2){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.type !== undefined){
if("subflow" !== data.type){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "subflow"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err9 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.flow !== undefined){
let data3 = data.flow;
if(typeof data3 === "string"){
if(!pattern10.test(data3)){
const err11 = {instancePath:instancePath+"/flow",schemaPath:"#/$defs/FlowCode/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/flow",schemaPath:"#/$defs/FlowCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.inputs !== undefined){
if(!(validate111(data.inputs, {instancePath:instancePath+"/inputs",parentData:data,parentDataProperty:"inputs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
}
if(data.saveAs !== undefined){
let data5 = data.saveAs;
const _errs18 = errors;
const _errs19 = errors;
if(!((data5 === "constructor") || (data5 === "prototype"))){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid6 = _errs19 === errors;
if(valid6){
const err14 = {instancePath:instancePath+"/saveAs",schemaPath:"#/$defs/SaveAs/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
if(typeof data5 === "string"){
if(!pattern20.test(data5)){
const err15 = {instancePath:instancePath+"/saveAs",schemaPath:"#/$defs/SaveAs/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/saveAs",schemaPath:"#/$defs/SaveAs/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.next !== undefined){
let data6 = data.next;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/type",keyword:"type",params:{type: schema85.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data6 === "string"){
if(func1(data6) > 64){
const err18 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema229 = {"title":"GotoNode","description":"Goes on at another node of the flow, named by `target` (or by `next`, as in every other node).","type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"goto","description":"Goes on elsewhere."},"label":{"$ref":"#/$defs/NodeLabel"},"target":{"type":"string","maxLength":64,"description":"Id of the node to go on at."},"next":{"$ref":"#/$defs/Next"}}};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "type")) || (key0 === "label")) || (key0 === "target")) || (key0 === "next"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs5 = errors;
const _errs6 = errors;
if(!((data0 === "constructor") || (data0 === "prototype"))){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid2 = _errs6 === errors;
if(valid2){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.type !== undefined){
if("goto" !== data.type){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "goto"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err8 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.target !== undefined){
let data3 = data.target;
if(typeof data3 === "string"){
if(func1(data3) > 64){
const err10 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.next !== undefined){
let data4 = data.next;
if((typeof data4 !== "string") && (data4 !== null)){
const err12 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/type",keyword:"type",params:{type: schema85.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) > 64){
const err13 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema233 = {"title":"GoalNode","description":"Records the completion of a goal.","type":"object","additionalProperties":false,"required":["id","type","code"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"goal","description":"Records a completion."},"label":{"$ref":"#/$defs/NodeLabel"},"code":{"type":"string","minLength":1,"maxLength":64,"description":"Code of the goal."},"props":{"$ref":"#/$defs/ValueMap"},"next":{"$ref":"#/$defs/Next"}}};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.code === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "type")) || (key0 === "label")) || (key0 === "code")) || (key0 === "props")) || (key0 === "next"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs5 = errors;
const _errs6 = errors;
if(!((data0 === "constructor") || (data0 === "prototype"))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid2 = _errs6 === errors;
if(valid2){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.type !== undefined){
if("goal" !== data.type){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "goal"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err9 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.code !== undefined){
let data3 = data.code;
if(typeof data3 === "string"){
if(func1(data3) > 64){
const err11 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data3) < 1){
const err12 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.props !== undefined){
if(!(validate111(data.props, {instancePath:instancePath+"/props",parentData:data,parentDataProperty:"props",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
}
if(data.next !== undefined){
let data5 = data.next;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/type",keyword:"type",params:{type: schema85.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 === "string"){
if(func1(data5) > 64){
const err15 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema237 = {"title":"EmitNode","description":"Raises a domain event in the workspace, together with the step itself: it starts the flows that subscribe to it, in the same conversation, and reaches the waits for it. Events may cause one another at most 16 times in a row, and one cause (an event from outside, or a run that a visitor began) leads to at most 1,000 of them: beyond that the run fails with `event_limit`.","type":"object","additionalProperties":false,"required":["id","type","event"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"emit","description":"Raises an event."},"label":{"$ref":"#/$defs/NodeLabel"},"event":{"$ref":"#/$defs/EventName"},"data":{"$ref":"#/$defs/ValueMap"},"next":{"$ref":"#/$defs/Next"}}};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.event === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "type")) || (key0 === "label")) || (key0 === "event")) || (key0 === "data")) || (key0 === "next"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs5 = errors;
const _errs6 = errors;
if(!((data0 === "constructor") || (data0 === "prototype"))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid2 = _errs6 === errors;
if(valid2){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.type !== undefined){
if("emit" !== data.type){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "emit"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err9 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.event !== undefined){
let data3 = data.event;
if(typeof data3 === "string"){
if(!pattern12.test(data3)){
const err11 = {instancePath:instancePath+"/event",schemaPath:"#/$defs/EventName/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/event",schemaPath:"#/$defs/EventName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate111(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
}
if(data.next !== undefined){
let data5 = data.next;
if((typeof data5 !== "string") && (data5 !== null)){
const err13 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/type",keyword:"type",params:{type: schema85.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data5 === "string"){
if(func1(data5) > 64){
const err14 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema242 = {"title":"HandoffNode","description":"Asks the team to take over the conversation.","type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"handoff","description":"Asks for a person."},"label":{"$ref":"#/$defs/NodeLabel"},"reason":{"$ref":"#/$defs/Template"},"next":{"$ref":"#/$defs/Next"}}};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "type")) || (key0 === "label")) || (key0 === "reason")) || (key0 === "next"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs5 = errors;
const _errs6 = errors;
if(!((data0 === "constructor") || (data0 === "prototype"))){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid2 = _errs6 === errors;
if(valid2){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.type !== undefined){
if("handoff" !== data.type){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "handoff"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err8 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.reason !== undefined){
let data3 = data.reason;
if(typeof data3 === "string"){
if(func1(data3) > 20000){
const err10 = {instancePath:instancePath+"/reason",schemaPath:"#/$defs/Template/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/reason",schemaPath:"#/$defs/Template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.next !== undefined){
let data4 = data.next;
if((typeof data4 !== "string") && (data4 !== null)){
const err12 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/type",keyword:"type",params:{type: schema85.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) > 64){
const err13 = {instancePath:instancePath+"/next",schemaPath:"#/$defs/Next/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema247 = {"title":"EndNode","description":"Ends the flow, with a last message if `text` is given. Called as a subflow, it returns `outputs`.","type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"#/$defs/NodeId"},"type":{"const":"end","description":"Ends the flow."},"label":{"$ref":"#/$defs/NodeLabel"},"text":{"$ref":"#/$defs/Template"},"role":{"$ref":"#/$defs/MessageRole"},"format":{"$ref":"#/$defs/TextFormat"},"outputs":{"$ref":"#/$defs/ValueMap"}}};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "type")) || (key0 === "label")) || (key0 === "text")) || (key0 === "role")) || (key0 === "format")) || (key0 === "outputs"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs5 = errors;
const _errs6 = errors;
if(!((data0 === "constructor") || (data0 === "prototype"))){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid2 = _errs6 === errors;
if(valid2){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/NodeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.type !== undefined){
if("end" !== data.type){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "end"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err8 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/NodeLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.text !== undefined){
let data3 = data.text;
if(typeof data3 === "string"){
if(func1(data3) > 20000){
const err10 = {instancePath:instancePath+"/text",schemaPath:"#/$defs/Template/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/text",schemaPath:"#/$defs/Template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.role !== undefined){
let data4 = data.role;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/role",schemaPath:"#/$defs/MessageRole/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data4 === "agent") || (data4 === "system"))){
const err13 = {instancePath:instancePath+"/role",schemaPath:"#/$defs/MessageRole/enum",keyword:"enum",params:{allowedValues: schema83.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.format !== undefined){
let data5 = data.format;
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/format",schemaPath:"#/$defs/TextFormat/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((data5 === "plain") || (data5 === "markdown"))){
const err15 = {instancePath:instancePath+"/format",schemaPath:"#/$defs/TextFormat/enum",keyword:"enum",params:{allowedValues: schema84.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.outputs !== undefined){
if(!(validate111(data.outputs, {instancePath:instancePath+"/outputs",parentData:data,parentDataProperty:"outputs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "message"){
if(!(validate77(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "media"){
if(!(validate78(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "card"){
if(!(validate79(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "buttons"){
if(!(validate82(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "input"){
if(!(validate85(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "form"){
if(!(validate105(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "file_upload"){
if(!(validate106(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "set_variable"){
if(!(validate108(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "condition"){
if(!(validate115(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "split"){
if(!(validate118(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "wait"){
if(!(validate121(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "http"){
if(!(validate124(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "agent"){
if(!(validate126(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "subflow"){
if(!(validate127(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "goto"){
if(!(validate129(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "goal"){
if(!(validate130(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "emit"){
if(!(validate132(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "handoff"){
if(!(validate134(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "end"){
if(!(validate135(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate76.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate76.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="flow.yaml" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.nodes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nodes"},message:"must have required property '"+"nodes"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "code") || (key0 === "name")) || (key0 === "description")) || (key0 === "locale")) || (key0 === "triggers")) || (key0 === "variables")) || (key0 === "start")) || (key0 === "nodes"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/$defs/FlowCode/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/$defs/FlowCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func1(data2) > 2000){
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.locale !== undefined){
let data3 = data.locale;
if(typeof data3 === "string"){
if(func1(data3) > 35){
const err11 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern11.test(data3)){
const err12 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$"},message:"must match pattern \""+"^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.triggers !== undefined){
let data4 = data.triggers;
if(Array.isArray(data4)){
if(data4.length > 100){
const err14 = {instancePath:instancePath+"/triggers",schemaPath:"#/properties/triggers/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate66(data4[i0], {instancePath:instancePath+"/triggers/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/triggers",schemaPath:"#/properties/triggers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.variables !== undefined){
let data6 = data.variables;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
const _errs16 = errors;
const _errs19 = errors;
const _errs20 = errors;
if(!((key1 === "constructor") || (key1 === "prototype"))){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid6 = _errs20 === errors;
if(valid6){
const err17 = {instancePath:instancePath+"/variables",schemaPath:"#/$defs/VariableName/not",keyword:"not",params:{},message:"must NOT be valid",propertyName:key1};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
if(typeof key1 === "string"){
if(!pattern4.test(key1)){
const err18 = {instancePath:instancePath+"/variables",schemaPath:"#/$defs/VariableName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/variables",schemaPath:"#/$defs/VariableName/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key1};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid4 = _errs16 === errors;
if(!valid4){
const err20 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
for(const key2 in data6){
if(!(validate74(data6[key2], {instancePath:instancePath+"/variables/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data6,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.start !== undefined){
let data8 = data.start;
if(typeof data8 === "string"){
if(func1(data8) > 64){
const err22 = {instancePath:instancePath+"/start",schemaPath:"#/properties/start/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.nodes !== undefined){
let data9 = data.nodes;
if(Array.isArray(data9)){
if(data9.length > 1000){
const err24 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data9.length < 1){
const err25 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(validate76(data9[i1], {instancePath:instancePath+"/nodes/" + i1,parentData:data9,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate65(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const form = validate158;
const schema253 = {"$ref":"form.yaml"};
const schema120 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"form.yaml","title":"FormDefinition","description":"A form: the fields that are asked for, the rules their values must keep, and its texts in other languages. Stored forms are offered to visitors, embedded in pages, and shown by a flow's `form` node.","type":"object","additionalProperties":false,"required":["code","title","fields"],"properties":{"code":{"description":"Public code (slug), unique in the workspace.","$ref":"#/$defs/FormCode"},"title":{"type":"string","minLength":1,"maxLength":200,"description":"Heading above the fields."},"description":{"type":"string","maxLength":2000,"description":"Introduction below the heading."},"submitLabel":{"type":"string","minLength":1,"maxLength":80,"default":"Submit","description":"Text of the button that sends the form."},"locale":{"description":"Language of the texts in this document.","$ref":"#/$defs/Locale"},"embeddable":{"type":"boolean","default":false,"description":"Whether pages may read and show this form with a publishable key."},"acceptsSubmissions":{"type":"boolean","default":true,"description":"Whether submissions are taken; otherwise they are refused with `not_submittable`."},"honeypotField":{"type":"string","minLength":1,"maxLength":64,"default":"website","description":"Key of `values` that people do not see and must stay empty; a filled one marks the submission as spam."},"fields":{"type":"array","minItems":1,"maxItems":200,"items":{"$ref":"#/$defs/FormField"},"description":"The fields in the order in which they are shown. Names are unique in the form."},"locales":{"type":"object","description":"Texts in other languages, keyed by BCP-47 tag. A text that is missing falls back to the one in this document.","propertyNames":{"$ref":"#/$defs/Locale"},"additionalProperties":{"$ref":"#/$defs/FormTexts"}}},"examples":[{"code":"newsletter","title":"Newsletter","submitLabel":"Sign up","embeddable":true,"acceptsSubmissions":true,"honeypotField":"website","fields":[{"name":"email","type":"email","label":"E-mail","required":true,"validation":{"format":"email","email_allow_domains":[]}}],"locales":{"de":{"title":"Rundbrief","submitLabel":"Anmelden","fields":{"email":{"label":"E-Mail"}}}}},{"code":"complaint","title":"Tell us what went wrong","fields":[{"name":"topic","type":"select","label":"Topic","required":true,"options":[{"value":"delivery","label":"Delivery"},{"value":"product","label":"Product"}]},{"name":"order_no","type":"text","label":"Order number","required":true,"visibleIf":{"field":"topic","equals":"delivery"},"validation":{"pattern":"^[0-9]{6}$","messages":{"pattern":"Six digits"}}},{"name":"story","type":"textarea","label":"What happened","validation":{"min_length":10,"max_length":2000,"word_max":300,"blocked_words":["damn"]}},{"name":"score","type":"rating","label":"How are we doing?","validation":{"max":5}},{"name":"photo","type":"image","label":"A picture","maxSizeMb":10,"accept":["image/png","image/jpeg"]},{"name":"terms","type":"consent","label":"I agree to the terms","required":true,"validation":{"must_accept":true}}]}],"$defs":{"FormCode":{"title":"FormCode","description":"A slug of lower-case letters, digits, hyphen and underscore.","type":"string","pattern":"^[a-z0-9][a-z0-9_-]{0,63}$","examples":["newsletter"]},"Locale":{"title":"Locale","description":"A language tag (BCP-47).","type":"string","pattern":"^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$","maxLength":35,"examples":["en","de-AT"]},"FieldName":{"title":"FieldName","description":"Key of the field's value. In a flow the answer becomes the variable of that name. Names that JavaScript objects reserve are refused.","type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,63}$","not":{"enum":["constructor","prototype"]},"examples":["order_no"]},"FieldType":{"title":"FieldType","description":"What is asked for. `text textarea email phone url date time hidden` hold a string, `number` and `rating` a number, `select` and `radio` one option's value, `multiselect` an array of them, `checkbox` and `consent` a boolean (a `checkbox` with options: an array of option values), `file` and `image` a file reference or an array of them.","type":"string","enum":["text","textarea","email","phone","number","url","date","time","select","multiselect","radio","checkbox","consent","rating","file","image","hidden"]},"FormField":{"title":"FormField","description":"One question with its rules.","type":"object","additionalProperties":false,"required":["name","type"],"properties":{"name":{"$ref":"#/$defs/FieldName"},"type":{"$ref":"#/$defs/FieldType"},"label":{"type":"string","maxLength":500,"description":"Text beside the field; its name when absent."},"required":{"type":"boolean","default":false,"description":"Whether a value must be given while the field is visible."},"placeholder":{"type":["string","null"],"maxLength":500,"description":"Example shown in the empty field."},"help":{"type":["string","null"],"maxLength":2000,"description":"Sentence below the field."},"options":{"type":["array","null"],"maxItems":1000,"items":{"$ref":"#/$defs/FieldOption"},"description":"The values to choose from, for `select`, `multiselect`, `radio` and `checkbox`."},"config":{"$ref":"#/$defs/FieldConfig"},"defaultValue":{"description":"Value of the field before anything is entered; also the value of a `hidden` field.","$ref":"#/$defs/FieldDefault"},"visibleIf":{"$ref":"#/$defs/VisibleIf"},"maxSizeMb":{"$ref":"#/$defs/MaxSizeMb"},"accept":{"$ref":"#/$defs/Accept"},"validation":{"$ref":"#/$defs/FieldValidation"}}},"FieldConfig":{"title":"FieldConfig","description":"Settings of the control, passed to clients as they are. `visibleIf`, `accept`, `maxSizeMb` and `default` mean what the keys beside `config` mean (`defaultValue` for `default`), which win when both are given.","type":["object","null"],"additionalProperties":true,"properties":{"visibleIf":{"$ref":"#/$defs/VisibleIf"},"accept":{"$ref":"#/$defs/Accept"},"maxSizeMb":{"$ref":"#/$defs/MaxSizeMb"},"rows":{"type":"integer","minimum":1,"maximum":100,"description":"Height of a text area in lines."},"default":{"$ref":"#/$defs/FieldDefault"}}},"Accept":{"title":"Accept","description":"Media types that are taken (`image/png`, `image/*`) or file name endings (`.pdf`). Files and images only; an `image` field takes `image/*` when absent, a `file` field everything.","type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":127}},"MaxSizeMb":{"title":"MaxSizeMb","description":"Largest file in megabytes of 2^20 bytes; 100 when absent. Files and images only.","type":"number","exclusiveMinimum":0,"maximum":100},"FieldDefault":{"title":"FieldDefault","anyOf":[{"type":"string","maxLength":4000},{"type":"number"},{"type":"boolean"},{"type":"null"},{"type":"array","maxItems":1000,"items":{"type":"string"}}]},"FieldOption":{"title":"FieldOption","description":"One value to choose.","type":"object","additionalProperties":false,"required":["value","label"],"properties":{"value":{"type":"string","maxLength":500,"description":"What is stored."},"label":{"type":"string","maxLength":500,"description":"What is shown."}}},"VisibleIf":{"title":"VisibleIf","description":"When the field is shown. A field that is not shown is not required, and its value is not taken. Either a comparison with another field, which every client can evaluate, or an expression over the other values (`input.topic = 'delivery'`).","anyOf":[{"type":"string","minLength":1,"maxLength":2000},{"$ref":"#/$defs/VisibleWhen"}]},"VisibleWhen":{"title":"VisibleWhen","description":"A comparison with another field's value. Every given comparison must hold; with none, the other field must have a value.","type":"object","additionalProperties":false,"required":["field"],"properties":{"field":{"description":"Name of the other field.","$ref":"#/$defs/FieldName"},"equals":{"description":"The value it must have; for an array of values one that it must contain.","$ref":"#/$defs/FieldScalar"},"notEquals":{"description":"A value it must not have.","$ref":"#/$defs/FieldScalar"},"in":{"type":"array","maxItems":1000,"items":{"$ref":"#/$defs/FieldScalar"},"description":"Values of which it must have one."},"present":{"type":"boolean","description":"Whether it must have a value (true) or none (false)."}}},"FieldScalar":{"title":"FieldScalar","anyOf":[{"type":"string"},{"type":"number"},{"type":"boolean"},{"type":"null"}]},"FieldValidation":{"title":"FieldValidation","description":"Rules for the value. All are enforced by the server; `blocked_words`, `block_free_mailboxes` and `block_disposable_mailboxes` are withheld from clients. Lengths count Unicode code points of the trimmed text.","type":"object","additionalProperties":false,"properties":{"format":{"type":"string","enum":["email","url","phone","date","time","uuid"],"description":"Shape of a text value beyond its field type."},"min_length":{"type":"integer","minimum":0,"description":"Least number of code points."},"max_length":{"type":"integer","minimum":0,"description":"Largest number of code points."},"word_min":{"type":"integer","minimum":0,"description":"Least number of words (runs without white space)."},"word_max":{"type":"integer","minimum":0,"description":"Largest number of words."},"pattern":{"type":"string","minLength":1,"maxLength":1000,"description":"Regular expression (RE2 syntax: no backreferences, no look-around) that must match somewhere in the text; anchor it to match all of it."},"min":{"type":"number","description":"Smallest number."},"max":{"type":"number","description":"Largest number; of a `rating` also the number of steps (5 when absent)."},"step":{"type":"number","exclusiveMinimum":0,"description":"The number is a multiple of this, counted from `min` or 0."},"integer":{"type":"boolean","description":"Whether the number must be whole."},"multiple_emails":{"type":"boolean","description":"Whether several e-mail addresses may be given, separated by commas."},"email_allow_domains":{"type":"array","maxItems":1000,"items":{"$ref":"#/$defs/Domain"},"description":"Domains of which an address must be one, or a subdomain of one; empty means any."},"url_https_only":{"type":"boolean","description":"Whether `http://` is refused."},"url_allow_domains":{"type":"array","maxItems":1000,"items":{"$ref":"#/$defs/Domain"},"description":"Domains of which the address's host must be one, or a subdomain of one; empty means any."},"date_min":{"type":"string","maxLength":40,"description":"First day that is taken (`YYYY-MM-DD`, or `today`)."},"date_max":{"type":"string","maxLength":40,"description":"Last day that is taken (`YYYY-MM-DD`, or `today`)."},"date_no_weekends":{"type":"boolean","description":"Whether Saturdays and Sundays are refused."},"select_min":{"type":"integer","minimum":0,"description":"Least number of chosen options."},"select_max":{"type":"integer","minimum":0,"description":"Largest number of chosen options."},"require_option":{"type":"string","description":"Value of an option that must be among the chosen ones."},"must_accept":{"type":"boolean","description":"Whether a consent or checkbox must be true."},"rating_min":{"type":"integer","minimum":0,"description":"Smallest rating."},"file_min":{"type":"integer","minimum":0,"description":"Least number of files."},"file_max":{"type":"integer","minimum":1,"description":"Largest number of files (1 when absent)."},"image_min_width":{"type":"integer","minimum":1,"description":"Least width of an image in pixels."},"image_min_height":{"type":"integer","minimum":1,"description":"Least height of an image in pixels."},"messages":{"type":"object","additionalProperties":{"type":"string","maxLength":500},"description":"Sentences to show instead of the usual ones, keyed by rule code (`required`, `pattern`, …)."},"blocked_words":{"type":"array","maxItems":5000,"items":{"type":"string","minLength":1,"maxLength":200},"description":"Words that must not occur as whole words, whatever their case. Never sent to clients."},"block_free_mailboxes":{"type":"boolean","description":"Whether addresses at free mail providers are refused. Never sent to clients."},"block_disposable_mailboxes":{"type":"boolean","description":"Whether addresses at throw-away mail providers are refused. Never sent to clients."}},"examples":[{"format":"email","email_allow_domains":["acme.example"],"block_disposable_mailboxes":true}]},"Domain":{"title":"Domain","description":"A domain name; it stands for itself and its subdomains.","type":"string","minLength":1,"maxLength":253,"pattern":"^[^\\s@/:]+$"},"FormTexts":{"title":"FormTexts","description":"The texts of a form in one language.","type":"object","additionalProperties":false,"properties":{"title":{"type":"string","minLength":1,"maxLength":200,"description":"Heading above the fields."},"description":{"type":"string","maxLength":2000,"description":"Introduction below the heading."},"submitLabel":{"type":"string","minLength":1,"maxLength":80,"description":"Text of the button that sends the form."},"fields":{"type":"object","additionalProperties":{"$ref":"#/$defs/FieldTexts"},"description":"Texts of the fields, keyed by field name."}}},"FieldTexts":{"title":"FieldTexts","description":"The texts of one field in one language.","type":"object","additionalProperties":false,"properties":{"label":{"type":"string","maxLength":500,"description":"Text beside the field."},"placeholder":{"type":"string","maxLength":500,"description":"Example shown in the empty field."},"help":{"type":"string","maxLength":2000,"description":"Sentence below the field."},"options":{"type":"object","additionalProperties":{"type":"string","maxLength":500},"description":"Labels of the options, keyed by their values."},"messages":{"type":"object","additionalProperties":{"type":"string","maxLength":500},"description":"Sentences for refused values, keyed by rule code."}}},"UploadReference":{"title":"UploadReference","description":"The value of a `file` or `image` field, as the upload answered it.","type":"object","required":["fileId","url","mime","size"],"properties":{"fileId":{"type":"string","format":"uuid","description":"Id of the stored file."},"url":{"type":"string","minLength":1,"maxLength":4000,"description":"Where it can be fetched."},"mime":{"type":"string","minLength":3,"maxLength":255,"description":"Media type that was found in its content."},"size":{"type":"integer","minimum":0,"description":"Bytes."},"name":{"type":"string","maxLength":500,"description":"Name of the file on the visitor's machine."}}}}};
const schema121 = {"title":"FormCode","description":"A slug of lower-case letters, digits, hyphen and underscore.","type":"string","pattern":"^[a-z0-9][a-z0-9_-]{0,63}$","examples":["newsletter"]};
const schema122 = {"title":"Locale","description":"A language tag (BCP-47).","type":"string","pattern":"^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$","maxLength":35,"examples":["en","de-AT"]};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func8.call(schema123.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
const _errs5 = errors;
const _errs6 = errors;
if(!((data0 === "constructor") || (data0 === "prototype"))){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid2 = _errs6 === errors;
if(valid2){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/FieldName/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(!pattern20.test(data0)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/FieldType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((((((((((((((data1 === "text") || (data1 === "textarea")) || (data1 === "email")) || (data1 === "phone")) || (data1 === "number")) || (data1 === "url")) || (data1 === "date")) || (data1 === "time")) || (data1 === "select")) || (data1 === "multiselect")) || (data1 === "radio")) || (data1 === "checkbox")) || (data1 === "consent")) || (data1 === "rating")) || (data1 === "file")) || (data1 === "image")) || (data1 === "hidden"))){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/FieldType/enum",keyword:"enum",params:{allowedValues: schema125.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func1(data2) > 500){
const err9 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.required !== undefined){
if(typeof data.required !== "boolean"){
const err11 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.placeholder !== undefined){
let data4 = data.placeholder;
if((typeof data4 !== "string") && (data4 !== null)){
const err12 = {instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: schema123.properties.placeholder.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) > 500){
const err13 = {instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.help !== undefined){
let data5 = data.help;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: schema123.properties.help.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 === "string"){
if(func1(data5) > 2000){
const err15 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.options !== undefined){
let data6 = data.options;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err16 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: schema123.properties.options.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(Array.isArray(data6)){
if(data6.length > 1000){
const err17 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.value === undefined){
const err18 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/$defs/FieldOption/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7.label === undefined){
const err19 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/$defs/FieldOption/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 in data7){
if(!((key1 === "value") || (key1 === "label"))){
const err20 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/$defs/FieldOption/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.value !== undefined){
let data8 = data7.value;
if(typeof data8 === "string"){
if(func1(data8) > 500){
const err21 = {instancePath:instancePath+"/options/" + i0+"/value",schemaPath:"#/$defs/FieldOption/properties/value/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/options/" + i0+"/value",schemaPath:"#/$defs/FieldOption/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7.label !== undefined){
let data9 = data7.label;
if(typeof data9 === "string"){
if(func1(data9) > 500){
const err23 = {instancePath:instancePath+"/options/" + i0+"/label",schemaPath:"#/$defs/FieldOption/properties/label/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/options/" + i0+"/label",schemaPath:"#/$defs/FieldOption/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/$defs/FieldOption/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
if(data.config !== undefined){
if(!(validate88(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
if(data.defaultValue !== undefined){
let data11 = data.defaultValue;
const _errs31 = errors;
let valid9 = false;
const _errs32 = errors;
if(typeof data11 === "string"){
if(func1(data11) > 4000){
const err26 = {instancePath:instancePath+"/defaultValue",schemaPath:"#/$defs/FieldDefault/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/defaultValue",schemaPath:"#/$defs/FieldDefault/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid0 = _errs32 === errors;
valid9 = valid9 || _valid0;
const _errs34 = errors;
if(!(typeof data11 == "number")){
const err28 = {instancePath:instancePath+"/defaultValue",schemaPath:"#/$defs/FieldDefault/anyOf/1/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid0 = _errs34 === errors;
valid9 = valid9 || _valid0;
const _errs36 = errors;
if(typeof data11 !== "boolean"){
const err29 = {instancePath:instancePath+"/defaultValue",schemaPath:"#/$defs/FieldDefault/anyOf/2/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid0 = _errs36 === errors;
valid9 = valid9 || _valid0;
const _errs38 = errors;
if(data11 !== null){
const err30 = {instancePath:instancePath+"/defaultValue",schemaPath:"#/$defs/FieldDefault/anyOf/3/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid0 = _errs38 === errors;
valid9 = valid9 || _valid0;
const _errs40 = errors;
if(Array.isArray(data11)){
if(data11.length > 1000){
const err31 = {instancePath:instancePath+"/defaultValue",schemaPath:"#/$defs/FieldDefault/anyOf/4/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(typeof data11[i1] !== "string"){
const err32 = {instancePath:instancePath+"/defaultValue/" + i1,schemaPath:"#/$defs/FieldDefault/anyOf/4/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/defaultValue",schemaPath:"#/$defs/FieldDefault/anyOf/4/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid0 = _errs40 === errors;
valid9 = valid9 || _valid0;
if(!valid9){
const err34 = {instancePath:instancePath+"/defaultValue",schemaPath:"#/$defs/FieldDefault/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
else {
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
}
}
if(data.visibleIf !== undefined){
if(!(validate89(data.visibleIf, {instancePath:instancePath+"/visibleIf",parentData:data,parentDataProperty:"visibleIf",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.maxSizeMb !== undefined){
let data14 = data.maxSizeMb;
if(typeof data14 == "number"){
if(data14 > 100 || isNaN(data14)){
const err35 = {instancePath:instancePath+"/maxSizeMb",schemaPath:"#/$defs/MaxSizeMb/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data14 <= 0 || isNaN(data14)){
const err36 = {instancePath:instancePath+"/maxSizeMb",schemaPath:"#/$defs/MaxSizeMb/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/maxSizeMb",schemaPath:"#/$defs/MaxSizeMb/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.accept !== undefined){
let data15 = data.accept;
if(Array.isArray(data15)){
if(data15.length > 100){
const err38 = {instancePath:instancePath+"/accept",schemaPath:"#/$defs/Accept/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(typeof data16 === "string"){
if(func1(data16) > 127){
const err39 = {instancePath:instancePath+"/accept/" + i2,schemaPath:"#/$defs/Accept/items/maxLength",keyword:"maxLength",params:{limit: 127},message:"must NOT have more than 127 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(func1(data16) < 1){
const err40 = {instancePath:instancePath+"/accept/" + i2,schemaPath:"#/$defs/Accept/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/accept/" + i2,schemaPath:"#/$defs/Accept/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/accept",schemaPath:"#/$defs/Accept/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.validation !== undefined){
if(!(validate95(data.validation, {instancePath:instancePath+"/validation",parentData:data,parentDataProperty:"validation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema144 = {"title":"FormTexts","description":"The texts of a form in one language.","type":"object","additionalProperties":false,"properties":{"title":{"type":"string","minLength":1,"maxLength":200,"description":"Heading above the fields."},"description":{"type":"string","maxLength":2000,"description":"Introduction below the heading."},"submitLabel":{"type":"string","minLength":1,"maxLength":80,"description":"Text of the button that sends the form."},"fields":{"type":"object","additionalProperties":{"$ref":"#/$defs/FieldTexts"},"description":"Texts of the fields, keyed by field name."}}};
const schema145 = {"title":"FieldTexts","description":"The texts of one field in one language.","type":"object","additionalProperties":false,"properties":{"label":{"type":"string","maxLength":500,"description":"Text beside the field."},"placeholder":{"type":"string","maxLength":500,"description":"Example shown in the empty field."},"help":{"type":"string","maxLength":2000,"description":"Sentence below the field."},"options":{"type":"object","additionalProperties":{"type":"string","maxLength":500},"description":"Labels of the options, keyed by their values."},"messages":{"type":"object","additionalProperties":{"type":"string","maxLength":500},"description":"Sentences for refused values, keyed by rule code."}}};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "description")) || (key0 === "submitLabel")) || (key0 === "fields"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.submitLabel !== undefined){
let data2 = data.submitLabel;
if(typeof data2 === "string"){
if(func1(data2) > 80){
const err6 = {instancePath:instancePath+"/submitLabel",schemaPath:"#/properties/submitLabel/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data2) < 1){
const err7 = {instancePath:instancePath+"/submitLabel",schemaPath:"#/properties/submitLabel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/submitLabel",schemaPath:"#/properties/submitLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.fields !== undefined){
let data3 = data.fields;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
let data4 = data3[key1];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!(((((key2 === "label") || (key2 === "placeholder")) || (key2 === "help")) || (key2 === "options")) || (key2 === "messages"))){
const err9 = {instancePath:instancePath+"/fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/FieldTexts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.label !== undefined){
let data5 = data4.label;
if(typeof data5 === "string"){
if(func1(data5) > 500){
const err10 = {instancePath:instancePath+"/fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/label",schemaPath:"#/$defs/FieldTexts/properties/label/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/label",schemaPath:"#/$defs/FieldTexts/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.placeholder !== undefined){
let data6 = data4.placeholder;
if(typeof data6 === "string"){
if(func1(data6) > 500){
const err12 = {instancePath:instancePath+"/fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/placeholder",schemaPath:"#/$defs/FieldTexts/properties/placeholder/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/placeholder",schemaPath:"#/$defs/FieldTexts/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.help !== undefined){
let data7 = data4.help;
if(typeof data7 === "string"){
if(func1(data7) > 2000){
const err14 = {instancePath:instancePath+"/fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/help",schemaPath:"#/$defs/FieldTexts/properties/help/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/help",schemaPath:"#/$defs/FieldTexts/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.options !== undefined){
let data8 = data4.options;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key3 in data8){
let data9 = data8[key3];
if(typeof data9 === "string"){
if(func1(data9) > 500){
const err16 = {instancePath:instancePath+"/fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/FieldTexts/properties/options/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/FieldTexts/properties/options/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options",schemaPath:"#/$defs/FieldTexts/properties/options/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.messages !== undefined){
let data10 = data4.messages;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key4 in data10){
let data11 = data10[key4];
if(typeof data11 === "string"){
if(func1(data11) > 500){
const err19 = {instancePath:instancePath+"/fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/messages/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/FieldTexts/properties/messages/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/messages/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/FieldTexts/properties/messages/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/messages",schemaPath:"#/$defs/FieldTexts/properties/messages/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/FieldTexts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="form.yaml" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.fields === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func8.call(schema120.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/$defs/FormCode/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/$defs/FormCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func1(data2) > 2000){
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.submitLabel !== undefined){
let data3 = data.submitLabel;
if(typeof data3 === "string"){
if(func1(data3) > 80){
const err11 = {instancePath:instancePath+"/submitLabel",schemaPath:"#/properties/submitLabel/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data3) < 1){
const err12 = {instancePath:instancePath+"/submitLabel",schemaPath:"#/properties/submitLabel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/submitLabel",schemaPath:"#/properties/submitLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.locale !== undefined){
let data4 = data.locale;
if(typeof data4 === "string"){
if(func1(data4) > 35){
const err14 = {instancePath:instancePath+"/locale",schemaPath:"#/$defs/Locale/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern11.test(data4)){
const err15 = {instancePath:instancePath+"/locale",schemaPath:"#/$defs/Locale/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$"},message:"must match pattern \""+"^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/locale",schemaPath:"#/$defs/Locale/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.embeddable !== undefined){
if(typeof data.embeddable !== "boolean"){
const err17 = {instancePath:instancePath+"/embeddable",schemaPath:"#/properties/embeddable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.acceptsSubmissions !== undefined){
if(typeof data.acceptsSubmissions !== "boolean"){
const err18 = {instancePath:instancePath+"/acceptsSubmissions",schemaPath:"#/properties/acceptsSubmissions/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.honeypotField !== undefined){
let data7 = data.honeypotField;
if(typeof data7 === "string"){
if(func1(data7) > 64){
const err19 = {instancePath:instancePath+"/honeypotField",schemaPath:"#/properties/honeypotField/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func1(data7) < 1){
const err20 = {instancePath:instancePath+"/honeypotField",schemaPath:"#/properties/honeypotField/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/honeypotField",schemaPath:"#/properties/honeypotField/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.fields !== undefined){
let data8 = data.fields;
if(Array.isArray(data8)){
if(data8.length > 200){
const err22 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data8.length < 1){
const err23 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate87(data8[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.locales !== undefined){
let data10 = data.locales;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key1 in data10){
const _errs25 = errors;
if(typeof key1 === "string"){
if(func1(key1) > 35){
const err25 = {instancePath:instancePath+"/locales",schemaPath:"#/$defs/Locale/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters",propertyName:key1};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern11.test(key1)){
const err26 = {instancePath:instancePath+"/locales",schemaPath:"#/$defs/Locale/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$"},message:"must match pattern \""+"^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/locales",schemaPath:"#/$defs/Locale/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key1};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid5 = _errs25 === errors;
if(!valid5){
const err28 = {instancePath:instancePath+"/locales",schemaPath:"#/properties/locales/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
for(const key2 in data10){
if(!(validate98(data10[key2], {instancePath:instancePath+"/locales/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data10,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath:instancePath+"/locales",schemaPath:"#/properties/locales/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate86(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const jobs = validate160;
const schema254 = {"$ref":"jobs.yaml"};
const schema255 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"jobs.yaml","title":"JobPayloads","description":"What the messages of each queue carry, by type. A message may be handled twice and late: it names the state that it was written for (`revision`), and is dropped when the execution has moved on.","type":"object","additionalProperties":false,"required":["StartExecution","ResumeExecution","RunNextStep","FireWait","RepublishEdgeStore","DeliverWebhook"],"properties":{"StartExecution":{"$ref":"#/$defs/StartExecutionPayload"},"ResumeExecution":{"$ref":"#/$defs/ResumeExecutionPayload"},"RunNextStep":{"$ref":"#/$defs/RunNextStepPayload"},"FireWait":{"$ref":"#/$defs/FireWaitPayload"},"RepublishEdgeStore":{"$ref":"#/$defs/RepublishEdgeStorePayload"},"DeliverWebhook":{"$ref":"#/$defs/DeliverWebhookPayload"}},"x-schedules":{"drain-engine-messages":{"cron":"* * * * * *","description":"Works off engine messages that are due. Woken at once when one is written; the schedule finds what a crash left."},"deliver-webhooks":{"cron":"0 * * * * *","description":"Sends webhook deliveries that are due. Woken at once when one is written."},"republish-edge-store":{"cron":"30 * * * * *","description":"Writes the published documents that were queued. Woken at once when one is queued."},"refresh-analytics":{"cron":"9 * * * *","description":"Brings the daily series up to date."},"send-scheduled-reports":{"cron":"5 * * * *","description":"Sends the reports whose UTC hour, and ISO weekday, it is; once a day each."},"purge-telemetry":{"cron":"17 3 * * *","description":"Deletes client events older than `insights.telemetry_retention_days`, 90 days by default. Completions stay."},"purge-event-log":{"cron":"37 3 * * *","description":"Deletes event log entries and domain events older than 90 days."},"purge-expired":{"cron":"47 * * * *","description":"Deletes idempotency keys and seen signatures whose time is past."},"roll-up-token-usage":{"cron":"13 0 * * *","description":"Sums token usage by day over the last 90 days."}},"examples":[{"StartExecution":{"executionId":"018f5e7a-0000-7000-8000-000000000002","flowId":"018f5e7a-0000-7000-8000-000000000010","versionId":"018f5e7a-0000-7000-8000-000000000012","subscriptionId":"018f5e7a-0000-7000-8000-000000000011","eventId":"018f5e7a-0000-7000-8000-000000000003","conversationId":null},"ResumeExecution":{"executionId":"018f5e7a-0000-7000-8000-000000000002","revision":"4","eventId":"018f5e7a-0000-7000-8000-000000000003"},"RunNextStep":{"executionId":"018f5e7a-0000-7000-8000-000000000002","revision":"4","reason":"after_call"},"FireWait":{"executionId":"018f5e7a-0000-7000-8000-000000000002","revision":"4","dueAt":"2026-03-02T10:00:00.000Z"},"RepublishEdgeStore":{"namespace":"webchat","key":"018f0000-0000-7000-8000-000000000002/quick-questions"},"DeliverWebhook":{"deliveryId":"018f5e7a-0000-7000-8000-0000000000e5"}}],"$defs":{"ExecutionId":{"title":"ExecutionId","description":"The execution.","type":"string","format":"uuid"},"Revision":{"title":"Revision","description":"Revision of the execution that the message was written for, as decimal digits, since it may be larger than a JavaScript number holds. Another revision drops the message.","type":"string","pattern":"^[0-9]{1,19}$"},"StartExecutionPayload":{"title":"StartExecutionPayload","description":"A domain event matched a subscription. The execution gets the given id, so that a second start finds the first.","type":"object","additionalProperties":false,"required":["executionId","flowId","versionId","subscriptionId","eventId","conversationId"],"properties":{"executionId":{"$ref":"#/$defs/ExecutionId"},"flowId":{"type":"string","format":"uuid","description":"Flow to start."},"versionId":{"type":"string","format":"uuid","description":"Version that was published when the event came; the run stays on it."},"subscriptionId":{"type":"string","format":"uuid","description":"Subscription that matched."},"eventId":{"type":"string","format":"uuid","description":"The domain event; it holds the data."},"conversationId":{"type":["string","null"],"format":"uuid","description":"Conversation in which the event was raised; null starts one."}}},"ResumeExecutionPayload":{"title":"ResumeExecutionPayload","description":"The event that an execution waits for has arrived.","type":"object","additionalProperties":false,"required":["executionId","revision","eventId"],"properties":{"executionId":{"$ref":"#/$defs/ExecutionId"},"revision":{"$ref":"#/$defs/Revision"},"eventId":{"type":"string","format":"uuid","description":"The event."}}},"RunNextStepPayload":{"title":"RunNextStepPayload","description":"An execution has to go on without anyone asking.","type":"object","additionalProperties":false,"required":["executionId","revision","reason"],"properties":{"executionId":{"$ref":"#/$defs/ExecutionId"},"revision":{"$ref":"#/$defs/Revision"},"reason":{"type":"string","enum":["call_pending","after_call","lease_expired"],"description":"Why: a call outside has to be made, one has been made and saved, or the process that ran it is gone."}}},"FireWaitPayload":{"title":"FireWaitPayload","description":"A timer has elapsed, or the time of a wait for input or for an event is over.","type":"object","additionalProperties":false,"required":["executionId","revision","dueAt"],"properties":{"executionId":{"$ref":"#/$defs/ExecutionId"},"revision":{"$ref":"#/$defs/Revision"},"dueAt":{"type":"string","format":"date-time","description":"When the wait ends."}}},"EdgeStoreNamespace":{"title":"EdgeStoreNamespace","description":"Kind of published documents.","type":"string","enum":["webchat","config"]},"RepublishEdgeStorePayload":{"title":"RepublishEdgeStorePayload","description":"Documents to compute and write anew. Without a key all of the namespace, without a namespace all there are.","type":"object","additionalProperties":false,"properties":{"namespace":{"$ref":"#/$defs/EdgeStoreNamespace"},"key":{"type":"string","maxLength":200,"pattern":"^[0-9a-f-]{36}/[a-z][a-z0-9_-]*$","description":"Key of one document: `<tenant>/quick-questions`, or `<tenant>/<section>`."}},"dependentRequired":{"key":["namespace"]}},"DeliverWebhookPayload":{"title":"DeliverWebhookPayload","description":"A delivery to attempt. The body to sign and send stands in its row.","type":"object","additionalProperties":false,"required":["deliveryId"],"properties":{"deliveryId":{"type":"string","format":"uuid","description":"The delivery."}}}}};
const schema269 = {"title":"DeliverWebhookPayload","description":"A delivery to attempt. The body to sign and send stands in its row.","type":"object","additionalProperties":false,"required":["deliveryId"],"properties":{"deliveryId":{"type":"string","format":"uuid","description":"The delivery."}}};
const schema256 = {"title":"StartExecutionPayload","description":"A domain event matched a subscription. The execution gets the given id, so that a second start finds the first.","type":"object","additionalProperties":false,"required":["executionId","flowId","versionId","subscriptionId","eventId","conversationId"],"properties":{"executionId":{"$ref":"#/$defs/ExecutionId"},"flowId":{"type":"string","format":"uuid","description":"Flow to start."},"versionId":{"type":"string","format":"uuid","description":"Version that was published when the event came; the run stays on it."},"subscriptionId":{"type":"string","format":"uuid","description":"Subscription that matched."},"eventId":{"type":"string","format":"uuid","description":"The domain event; it holds the data."},"conversationId":{"type":["string","null"],"format":"uuid","description":"Conversation in which the event was raised; null starts one."}}};
const schema257 = {"title":"ExecutionId","description":"The execution.","type":"string","format":"uuid"};

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate162.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.executionId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "executionId"},message:"must have required property '"+"executionId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.flowId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flowId"},message:"must have required property '"+"flowId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.versionId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "versionId"},message:"must have required property '"+"versionId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.subscriptionId === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subscriptionId"},message:"must have required property '"+"subscriptionId"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.eventId === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eventId"},message:"must have required property '"+"eventId"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.conversationId === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversationId"},message:"must have required property '"+"conversationId"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "executionId") || (key0 === "flowId")) || (key0 === "versionId")) || (key0 === "subscriptionId")) || (key0 === "eventId")) || (key0 === "conversationId"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.executionId !== undefined){
let data0 = data.executionId;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err7 = {instancePath:instancePath+"/executionId",schemaPath:"#/$defs/ExecutionId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/executionId",schemaPath:"#/$defs/ExecutionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.flowId !== undefined){
let data1 = data.flowId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err9 = {instancePath:instancePath+"/flowId",schemaPath:"#/properties/flowId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/flowId",schemaPath:"#/properties/flowId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.versionId !== undefined){
let data2 = data.versionId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err11 = {instancePath:instancePath+"/versionId",schemaPath:"#/properties/versionId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/versionId",schemaPath:"#/properties/versionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.subscriptionId !== undefined){
let data3 = data.subscriptionId;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err13 = {instancePath:instancePath+"/subscriptionId",schemaPath:"#/properties/subscriptionId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/subscriptionId",schemaPath:"#/properties/subscriptionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.eventId !== undefined){
let data4 = data.eventId;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err15 = {instancePath:instancePath+"/eventId",schemaPath:"#/properties/eventId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/eventId",schemaPath:"#/properties/eventId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.conversationId !== undefined){
let data5 = data.conversationId;
if((typeof data5 !== "string") && (data5 !== null)){
const err17 = {instancePath:instancePath+"/conversationId",schemaPath:"#/properties/conversationId/type",keyword:"type",params:{type: schema256.properties.conversationId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err18 = {instancePath:instancePath+"/conversationId",schemaPath:"#/properties/conversationId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema258 = {"title":"ResumeExecutionPayload","description":"The event that an execution waits for has arrived.","type":"object","additionalProperties":false,"required":["executionId","revision","eventId"],"properties":{"executionId":{"$ref":"#/$defs/ExecutionId"},"revision":{"$ref":"#/$defs/Revision"},"eventId":{"type":"string","format":"uuid","description":"The event."}}};
const schema260 = {"title":"Revision","description":"Revision of the execution that the message was written for, as decimal digits, since it may be larger than a JavaScript number holds. Another revision drops the message.","type":"string","pattern":"^[0-9]{1,19}$"};
const pattern56 = new RegExp("^[0-9]{1,19}$", "u");

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.executionId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "executionId"},message:"must have required property '"+"executionId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.revision === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.eventId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eventId"},message:"must have required property '"+"eventId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "executionId") || (key0 === "revision")) || (key0 === "eventId"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.executionId !== undefined){
let data0 = data.executionId;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err4 = {instancePath:instancePath+"/executionId",schemaPath:"#/$defs/ExecutionId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/executionId",schemaPath:"#/$defs/ExecutionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.revision !== undefined){
let data1 = data.revision;
if(typeof data1 === "string"){
if(!pattern56.test(data1)){
const err6 = {instancePath:instancePath+"/revision",schemaPath:"#/$defs/Revision/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,19}$"},message:"must match pattern \""+"^[0-9]{1,19}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/revision",schemaPath:"#/$defs/Revision/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.eventId !== undefined){
let data2 = data.eventId;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err8 = {instancePath:instancePath+"/eventId",schemaPath:"#/properties/eventId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/eventId",schemaPath:"#/properties/eventId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema261 = {"title":"RunNextStepPayload","description":"An execution has to go on without anyone asking.","type":"object","additionalProperties":false,"required":["executionId","revision","reason"],"properties":{"executionId":{"$ref":"#/$defs/ExecutionId"},"revision":{"$ref":"#/$defs/Revision"},"reason":{"type":"string","enum":["call_pending","after_call","lease_expired"],"description":"Why: a call outside has to be made, one has been made and saved, or the process that ran it is gone."}}};

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.executionId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "executionId"},message:"must have required property '"+"executionId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.revision === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.reason === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "executionId") || (key0 === "revision")) || (key0 === "reason"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.executionId !== undefined){
let data0 = data.executionId;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err4 = {instancePath:instancePath+"/executionId",schemaPath:"#/$defs/ExecutionId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/executionId",schemaPath:"#/$defs/ExecutionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.revision !== undefined){
let data1 = data.revision;
if(typeof data1 === "string"){
if(!pattern56.test(data1)){
const err6 = {instancePath:instancePath+"/revision",schemaPath:"#/$defs/Revision/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,19}$"},message:"must match pattern \""+"^[0-9]{1,19}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/revision",schemaPath:"#/$defs/Revision/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((data2 === "call_pending") || (data2 === "after_call")) || (data2 === "lease_expired"))){
const err9 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema261.properties.reason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema264 = {"title":"FireWaitPayload","description":"A timer has elapsed, or the time of a wait for input or for an event is over.","type":"object","additionalProperties":false,"required":["executionId","revision","dueAt"],"properties":{"executionId":{"$ref":"#/$defs/ExecutionId"},"revision":{"$ref":"#/$defs/Revision"},"dueAt":{"type":"string","format":"date-time","description":"When the wait ends."}}};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.executionId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "executionId"},message:"must have required property '"+"executionId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.revision === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.dueAt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dueAt"},message:"must have required property '"+"dueAt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "executionId") || (key0 === "revision")) || (key0 === "dueAt"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.executionId !== undefined){
let data0 = data.executionId;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err4 = {instancePath:instancePath+"/executionId",schemaPath:"#/$defs/ExecutionId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/executionId",schemaPath:"#/$defs/ExecutionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.revision !== undefined){
let data1 = data.revision;
if(typeof data1 === "string"){
if(!pattern56.test(data1)){
const err6 = {instancePath:instancePath+"/revision",schemaPath:"#/$defs/Revision/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,19}$"},message:"must match pattern \""+"^[0-9]{1,19}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/revision",schemaPath:"#/$defs/Revision/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.dueAt !== undefined){
let data2 = data.dueAt;
if(typeof data2 === "string"){
if(!(formats6.validate(data2))){
const err8 = {instancePath:instancePath+"/dueAt",schemaPath:"#/properties/dueAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/dueAt",schemaPath:"#/properties/dueAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema267 = {"title":"RepublishEdgeStorePayload","description":"Documents to compute and write anew. Without a key all of the namespace, without a namespace all there are.","type":"object","additionalProperties":false,"properties":{"namespace":{"$ref":"#/$defs/EdgeStoreNamespace"},"key":{"type":"string","maxLength":200,"pattern":"^[0-9a-f-]{36}/[a-z][a-z0-9_-]*$","description":"Key of one document: `<tenant>/quick-questions`, or `<tenant>/<section>`."}},"dependentRequired":{"key":["namespace"]}};
const schema268 = {"title":"EdgeStoreNamespace","description":"Kind of published documents.","type":"string","enum":["webchat","config"]};
const pattern59 = new RegExp("^[0-9a-f-]{36}/[a-z][a-z0-9_-]*$", "u");

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate170.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "namespace") || (key0 === "key"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.namespace !== undefined){
let data0 = data.namespace;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/namespace",schemaPath:"#/$defs/EdgeStoreNamespace/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "webchat") || (data0 === "config"))){
const err2 = {instancePath:instancePath+"/namespace",schemaPath:"#/$defs/EdgeStoreNamespace/enum",keyword:"enum",params:{allowedValues: schema268.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.key !== undefined){
let data1 = data.key;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern59.test(data1)){
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f-]{36}/[a-z][a-z0-9_-]*$"},message:"must match pattern \""+"^[0-9a-f-]{36}/[a-z][a-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.key !== undefined){
if(data.namespace === undefined){
const err6 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "key",
    missingProperty: "namespace",
    depsCount: 1,
    deps: "namespace"},message:"must have property namespace when property key is present"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate170.errors = vErrors;
return errors === 0;
}
validate170.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="jobs.yaml" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate161.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.StartExecution === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "StartExecution"},message:"must have required property '"+"StartExecution"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ResumeExecution === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ResumeExecution"},message:"must have required property '"+"ResumeExecution"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.RunNextStep === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "RunNextStep"},message:"must have required property '"+"RunNextStep"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.FireWait === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "FireWait"},message:"must have required property '"+"FireWait"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.RepublishEdgeStore === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "RepublishEdgeStore"},message:"must have required property '"+"RepublishEdgeStore"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.DeliverWebhook === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DeliverWebhook"},message:"must have required property '"+"DeliverWebhook"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "StartExecution") || (key0 === "ResumeExecution")) || (key0 === "RunNextStep")) || (key0 === "FireWait")) || (key0 === "RepublishEdgeStore")) || (key0 === "DeliverWebhook"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.StartExecution !== undefined){
if(!(validate162(data.StartExecution, {instancePath:instancePath+"/StartExecution",parentData:data,parentDataProperty:"StartExecution",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
if(data.ResumeExecution !== undefined){
if(!(validate164(data.ResumeExecution, {instancePath:instancePath+"/ResumeExecution",parentData:data,parentDataProperty:"ResumeExecution",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
}
if(data.RunNextStep !== undefined){
if(!(validate166(data.RunNextStep, {instancePath:instancePath+"/RunNextStep",parentData:data,parentDataProperty:"RunNextStep",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
}
if(data.FireWait !== undefined){
if(!(validate168(data.FireWait, {instancePath:instancePath+"/FireWait",parentData:data,parentDataProperty:"FireWait",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
if(data.RepublishEdgeStore !== undefined){
if(!(validate170(data.RepublishEdgeStore, {instancePath:instancePath+"/RepublishEdgeStore",parentData:data,parentDataProperty:"RepublishEdgeStore",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
}
if(data.DeliverWebhook !== undefined){
let data5 = data.DeliverWebhook;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.deliveryId === undefined){
const err7 = {instancePath:instancePath+"/DeliverWebhook",schemaPath:"#/$defs/DeliverWebhookPayload/required",keyword:"required",params:{missingProperty: "deliveryId"},message:"must have required property '"+"deliveryId"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data5){
if(!(key1 === "deliveryId")){
const err8 = {instancePath:instancePath+"/DeliverWebhook",schemaPath:"#/$defs/DeliverWebhookPayload/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data5.deliveryId !== undefined){
let data6 = data5.deliveryId;
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
const err9 = {instancePath:instancePath+"/DeliverWebhook/deliveryId",schemaPath:"#/$defs/DeliverWebhookPayload/properties/deliveryId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/DeliverWebhook/deliveryId",schemaPath:"#/$defs/DeliverWebhookPayload/properties/deliveryId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/DeliverWebhook",schemaPath:"#/$defs/DeliverWebhookPayload/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate160.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate161(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
errors = vErrors.length;
}
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const section = validate173;
const schema270 = {"$ref":"section.yaml"};
const schema271 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"section.yaml","title":"ConfigSection","description":"One configuration section as it is declared in sections/<id>.yaml. A field's full path is `<section>/<group>/<field>`. The file is the allow-list: what is not declared can be neither saved nor read.","type":"object","additionalProperties":false,"required":["id","label","title","module","permission","manage_permission","groups"],"properties":{"id":{"$ref":"#/$defs/ConfigName"},"label":{"$ref":"#/$defs/ConfigLabelKey"},"title":{"type":"string","minLength":1,"maxLength":80,"description":"English name, shown where a translation is missing."},"description":{"type":"string","maxLength":400,"description":"What the section is about."},"module":{"type":"string","enum":["widget","engine","insights","forms","webhooks","mail","agents"],"description":"The part of the service that reads these fields."},"permission":{"type":"string","pattern":"^service\\.config\\.[a-z][a-z0-9_]*\\.view$","description":"Permission to see the section."},"manage_permission":{"type":"string","pattern":"^service\\.config\\.[a-z][a-z0-9_]*\\.manage$","description":"Permission to save its values."},"groups":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/ConfigGroup"},"description":"Groups in display order. Ids are unique in the section."}},"$defs":{"ConfigName":{"title":"ConfigName","description":"Id of a section, a group or a field.","type":"string","pattern":"^[a-z][a-z0-9_]{0,63}$"},"ConfigLabelKey":{"title":"ConfigLabelKey","description":"Stable translation key.","type":"string","pattern":"^config(\\.[a-z][a-z0-9_]*)+$"},"ConfigGroup":{"title":"ConfigGroup","description":"Fields that are shown together.","type":"object","additionalProperties":false,"required":["id","label","title","fields"],"properties":{"id":{"$ref":"#/$defs/ConfigName"},"label":{"$ref":"#/$defs/ConfigLabelKey"},"title":{"type":"string","minLength":1,"maxLength":80,"description":"English name, shown where a translation is missing."},"fields":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/ConfigFieldDeclaration"},"description":"Fields in display order. Ids are unique in the group."}}},"ConfigFieldDeclaration":{"title":"ConfigFieldDeclaration","description":"A field of one of the twelve kinds.","type":"object","required":["kind"],"discriminator":{"propertyName":"kind"},"oneOf":[{"$ref":"#/$defs/StringConfigField"},{"$ref":"#/$defs/IntConfigField"},{"$ref":"#/$defs/BoolConfigField"},{"$ref":"#/$defs/EnumConfigField"},{"$ref":"#/$defs/MultiselectConfigField"},{"$ref":"#/$defs/ColorConfigField"},{"$ref":"#/$defs/UrlConfigField"},{"$ref":"#/$defs/DurationConfigField"},{"$ref":"#/$defs/JsonConfigField"},{"$ref":"#/$defs/TagsConfigField"},{"$ref":"#/$defs/RowsConfigField"},{"$ref":"#/$defs/FeatureFlagConfigField"}]},"StringConfigField":{"title":"StringConfigField","description":"A text. The only kind that may be secret; a secret is stored encrypted, has no default, and no surface ever reads it back.","type":"object","additionalProperties":false,"required":["id","kind","label","title","allowed_scopes","public_readable","api_readable","secret"],"properties":{"id":{"$ref":"#/$defs/ConfigName"},"kind":{"const":"string","description":"A text."},"label":{"$ref":"#/$defs/ConfigLabelKey"},"title":{"type":"string","minLength":1,"maxLength":80,"description":"English name, shown where a translation is missing."},"description":{"type":"string","maxLength":400,"description":"What the value does and in which unit it is."},"allowed_scopes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["global","organization","tenant"]},"description":"Levels at which it may be set; the most specific value wins."},"public_readable":{"type":"boolean","description":"Whether anyone with a publishable key may read it."},"api_readable":{"type":"boolean","description":"Whether the configuration API and the agent tools may read it."},"secret":{"type":"boolean","description":"Whether it is encrypted and never read back."},"default":{"type":"string","description":"Value where none is set."},"min_length":{"type":"integer","minimum":0,"description":"Fewest characters."},"max_length":{"type":"integer","minimum":1,"description":"Most characters."},"pattern":{"type":"string","description":"Regular expression (RE2 syntax) the text must match."},"format":{"type":"string","enum":["email"],"description":"Named shape the text must have."},"multiline":{"type":"boolean","description":"Whether it may have several lines."}},"if":{"properties":{"secret":{"const":true}}},"then":{"properties":{"public_readable":{"const":false},"api_readable":{"const":false},"default":false}}},"IntConfigField":{"title":"IntConfigField","description":"A whole number.","type":"object","additionalProperties":false,"required":["id","kind","label","title","allowed_scopes","public_readable","api_readable","secret"],"properties":{"id":{"$ref":"#/$defs/ConfigName"},"kind":{"const":"int","description":"A whole number."},"label":{"$ref":"#/$defs/ConfigLabelKey"},"title":{"type":"string","minLength":1,"maxLength":80,"description":"English name, shown where a translation is missing."},"description":{"type":"string","maxLength":400,"description":"What the value does and in which unit it is."},"allowed_scopes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["global","organization","tenant"]},"description":"Levels at which it may be set; the most specific value wins."},"public_readable":{"type":"boolean","description":"Whether anyone with a publishable key may read it."},"api_readable":{"type":"boolean","description":"Whether the configuration API and the agent tools may read it."},"secret":{"const":false,"description":"Never secret."},"default":{"type":"integer","description":"Value where none is set."},"min":{"type":"integer","description":"Smallest value."},"max":{"type":"integer","description":"Largest value."},"unit":{"type":"string","enum":["days","megabytes","steps","messages","tokens","micro_usd"],"description":"What is counted."}}},"BoolConfigField":{"title":"BoolConfigField","description":"True or false.","type":"object","additionalProperties":false,"required":["id","kind","label","title","allowed_scopes","public_readable","api_readable","secret"],"properties":{"id":{"$ref":"#/$defs/ConfigName"},"kind":{"const":"bool","description":"True or false."},"label":{"$ref":"#/$defs/ConfigLabelKey"},"title":{"type":"string","minLength":1,"maxLength":80,"description":"English name, shown where a translation is missing."},"description":{"type":"string","maxLength":400,"description":"What the value does and in which unit it is."},"allowed_scopes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["global","organization","tenant"]},"description":"Levels at which it may be set; the most specific value wins."},"public_readable":{"type":"boolean","description":"Whether anyone with a publishable key may read it."},"api_readable":{"type":"boolean","description":"Whether the configuration API and the agent tools may read it."},"secret":{"const":false,"description":"Never secret."},"default":{"type":"boolean","description":"Value where none is set."}}},"EnumConfigField":{"title":"EnumConfigField","description":"One of several values.","type":"object","additionalProperties":false,"required":["id","kind","label","title","allowed_scopes","public_readable","api_readable","secret","options"],"properties":{"id":{"$ref":"#/$defs/ConfigName"},"kind":{"const":"enum","description":"One of several values."},"label":{"$ref":"#/$defs/ConfigLabelKey"},"title":{"type":"string","minLength":1,"maxLength":80,"description":"English name, shown where a translation is missing."},"description":{"type":"string","maxLength":400,"description":"What the value does and in which unit it is."},"allowed_scopes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["global","organization","tenant"]},"description":"Levels at which it may be set; the most specific value wins."},"public_readable":{"type":"boolean","description":"Whether anyone with a publishable key may read it."},"api_readable":{"type":"boolean","description":"Whether the configuration API and the agent tools may read it."},"secret":{"const":false,"description":"Never secret."},"default":{"type":"string","description":"Value where none is set."},"options":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/ConfigOption"},"description":"The values in display order."}}},"MultiselectConfigField":{"title":"MultiselectConfigField","description":"Any of several values; the order does not matter.","type":"object","additionalProperties":false,"required":["id","kind","label","title","allowed_scopes","public_readable","api_readable","secret","options"],"properties":{"id":{"$ref":"#/$defs/ConfigName"},"kind":{"const":"multiselect","description":"Any of several values."},"label":{"$ref":"#/$defs/ConfigLabelKey"},"title":{"type":"string","minLength":1,"maxLength":80,"description":"English name, shown where a translation is missing."},"description":{"type":"string","maxLength":400,"description":"What the value does and in which unit it is."},"allowed_scopes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["global","organization","tenant"]},"description":"Levels at which it may be set; the most specific value wins."},"public_readable":{"type":"boolean","description":"Whether anyone with a publishable key may read it."},"api_readable":{"type":"boolean","description":"Whether the configuration API and the agent tools may read it."},"secret":{"const":false,"description":"Never secret."},"default":{"type":"array","uniqueItems":true,"items":{"type":"string"},"description":"Value where none is set."},"options":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/ConfigOption"},"description":"The values in display order."},"min_items":{"type":"integer","minimum":0,"description":"Fewest values."},"max_items":{"type":"integer","minimum":1,"description":"Most values."}}},"ColorConfigField":{"title":"ColorConfigField","description":"A colour as `#rgb` or `#rrggbb`.","type":"object","additionalProperties":false,"required":["id","kind","label","title","allowed_scopes","public_readable","api_readable","secret"],"properties":{"id":{"$ref":"#/$defs/ConfigName"},"kind":{"const":"color","description":"A colour."},"label":{"$ref":"#/$defs/ConfigLabelKey"},"title":{"type":"string","minLength":1,"maxLength":80,"description":"English name, shown where a translation is missing."},"description":{"type":"string","maxLength":400,"description":"What the value does and in which unit it is."},"allowed_scopes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["global","organization","tenant"]},"description":"Levels at which it may be set; the most specific value wins."},"public_readable":{"type":"boolean","description":"Whether anyone with a publishable key may read it."},"api_readable":{"type":"boolean","description":"Whether the configuration API and the agent tools may read it."},"secret":{"const":false,"description":"Never secret."},"default":{"type":"string","pattern":"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$","description":"Value where none is set."}}},"UrlConfigField":{"title":"UrlConfigField","description":"An absolute http or https address.","type":"object","additionalProperties":false,"required":["id","kind","label","title","allowed_scopes","public_readable","api_readable","secret"],"properties":{"id":{"$ref":"#/$defs/ConfigName"},"kind":{"const":"url","description":"An absolute address."},"label":{"$ref":"#/$defs/ConfigLabelKey"},"title":{"type":"string","minLength":1,"maxLength":80,"description":"English name, shown where a translation is missing."},"description":{"type":"string","maxLength":400,"description":"What the value does and in which unit it is."},"allowed_scopes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["global","organization","tenant"]},"description":"Levels at which it may be set; the most specific value wins."},"public_readable":{"type":"boolean","description":"Whether anyone with a publishable key may read it."},"api_readable":{"type":"boolean","description":"Whether the configuration API and the agent tools may read it."},"secret":{"const":false,"description":"Never secret."},"default":{"type":"string","format":"uri","description":"Value where none is set."},"https_only":{"type":"boolean","description":"Whether it must begin with `https://`."}}},"DurationConfigField":{"title":"DurationConfigField","description":"A span of time in ISO 8601, for example `PT30S` or `P1D`; weeks, days, hours, minutes and seconds, no months or years.","type":"object","additionalProperties":false,"required":["id","kind","label","title","allowed_scopes","public_readable","api_readable","secret"],"properties":{"id":{"$ref":"#/$defs/ConfigName"},"kind":{"const":"duration","description":"A span of time."},"label":{"$ref":"#/$defs/ConfigLabelKey"},"title":{"type":"string","minLength":1,"maxLength":80,"description":"English name, shown where a translation is missing."},"description":{"type":"string","maxLength":400,"description":"What the value does and in which unit it is."},"allowed_scopes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["global","organization","tenant"]},"description":"Levels at which it may be set; the most specific value wins."},"public_readable":{"type":"boolean","description":"Whether anyone with a publishable key may read it."},"api_readable":{"type":"boolean","description":"Whether the configuration API and the agent tools may read it."},"secret":{"const":false,"description":"Never secret."},"default":{"$ref":"#/$defs/ConfigDuration"},"min":{"$ref":"#/$defs/ConfigDuration"},"max":{"$ref":"#/$defs/ConfigDuration"}}},"JsonConfigField":{"title":"JsonConfigField","description":"Any JSON that the given schema accepts.","type":"object","additionalProperties":false,"required":["id","kind","label","title","allowed_scopes","public_readable","api_readable","secret","schema"],"properties":{"id":{"$ref":"#/$defs/ConfigName"},"kind":{"const":"json","description":"Any JSON."},"label":{"$ref":"#/$defs/ConfigLabelKey"},"title":{"type":"string","minLength":1,"maxLength":80,"description":"English name, shown where a translation is missing."},"description":{"type":"string","maxLength":400,"description":"What the value does and in which unit it is."},"allowed_scopes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["global","organization","tenant"]},"description":"Levels at which it may be set; the most specific value wins."},"public_readable":{"type":"boolean","description":"Whether anyone with a publishable key may read it."},"api_readable":{"type":"boolean","description":"Whether the configuration API and the agent tools may read it."},"secret":{"const":false,"description":"Never secret."},"default":{"description":"Value where none is set."},"schema":{"type":"object","additionalProperties":true,"description":"JSON Schema (2020-12) of the value."}}},"TagsConfigField":{"title":"TagsConfigField","description":"A list of short texts without repetitions.","type":"object","additionalProperties":false,"required":["id","kind","label","title","allowed_scopes","public_readable","api_readable","secret"],"properties":{"id":{"$ref":"#/$defs/ConfigName"},"kind":{"const":"tags","description":"A list of short texts."},"label":{"$ref":"#/$defs/ConfigLabelKey"},"title":{"type":"string","minLength":1,"maxLength":80,"description":"English name, shown where a translation is missing."},"description":{"type":"string","maxLength":400,"description":"What the value does and in which unit it is."},"allowed_scopes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["global","organization","tenant"]},"description":"Levels at which it may be set; the most specific value wins."},"public_readable":{"type":"boolean","description":"Whether anyone with a publishable key may read it."},"api_readable":{"type":"boolean","description":"Whether the configuration API and the agent tools may read it."},"secret":{"const":false,"description":"Never secret."},"default":{"type":"array","uniqueItems":true,"items":{"type":"string"},"description":"Value where none is set."},"max_items":{"type":"integer","minimum":1,"description":"Most entries."},"max_length":{"type":"integer","minimum":1,"description":"Most characters of an entry."},"pattern":{"type":"string","description":"Regular expression (RE2 syntax) each entry must match."},"format":{"type":"string","enum":["email","hostname"],"description":"Named shape each entry must have."}}},"RowsConfigField":{"title":"RowsConfigField","description":"A table whose columns are declared; its value is a list of objects in display order.","type":"object","additionalProperties":false,"required":["id","kind","label","title","allowed_scopes","public_readable","api_readable","secret","columns","max_rows"],"properties":{"id":{"$ref":"#/$defs/ConfigName"},"kind":{"const":"rows","description":"A table."},"label":{"$ref":"#/$defs/ConfigLabelKey"},"title":{"type":"string","minLength":1,"maxLength":80,"description":"English name, shown where a translation is missing."},"description":{"type":"string","maxLength":400,"description":"What the value does and in which unit it is."},"allowed_scopes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["global","organization","tenant"]},"description":"Levels at which it may be set; the most specific value wins."},"public_readable":{"type":"boolean","description":"Whether anyone with a publishable key may read it."},"api_readable":{"type":"boolean","description":"Whether the configuration API and the agent tools may read it."},"secret":{"const":false,"description":"Never secret."},"default":{"type":"array","items":{"type":"object","additionalProperties":true},"description":"Value where none is set."},"columns":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/ConfigRowColumn"},"description":"The columns in display order; a row has no other keys."},"max_rows":{"type":"integer","minimum":1,"description":"Most rows."}}},"FeatureFlagConfigField":{"title":"FeatureFlagConfigField","description":"A switch that can be turned on for a share of conversations or workspaces.","type":"object","additionalProperties":false,"required":["id","kind","label","title","allowed_scopes","public_readable","api_readable","secret"],"properties":{"id":{"$ref":"#/$defs/ConfigName"},"kind":{"const":"feature_flag","description":"A switch with a roll-out."},"label":{"$ref":"#/$defs/ConfigLabelKey"},"title":{"type":"string","minLength":1,"maxLength":80,"description":"English name, shown where a translation is missing."},"description":{"type":"string","maxLength":400,"description":"What the value does and in which unit it is."},"allowed_scopes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["global","organization","tenant"]},"description":"Levels at which it may be set; the most specific value wins."},"public_readable":{"type":"boolean","description":"Whether anyone with a publishable key may read it."},"api_readable":{"type":"boolean","description":"Whether the configuration API and the agent tools may read it."},"secret":{"const":false,"description":"Never secret."},"default":{"$ref":"#/$defs/FeatureFlag"}}},"FeatureFlag":{"title":"FeatureFlag","description":"Value of a feature flag. Off for everyone unless `enabled`; then on for the ids in `enabledFor` and for a share of the audience, chosen by a stable hash of the field's path and the id, so that a growing share keeps those it had.","type":"object","additionalProperties":false,"required":["enabled","rolloutPercent","audience","enabledFor"],"properties":{"enabled":{"type":"boolean","description":"Master switch."},"rolloutPercent":{"type":"integer","minimum":0,"maximum":100,"description":"Share of the audience in percent."},"audience":{"type":"string","enum":["conversations","tenants"],"description":"Whose ids the share is taken of."},"enabledFor":{"type":"array","maxItems":1000,"uniqueItems":true,"items":{"type":"string","format":"uuid"},"description":"Ids of the audience for which it is on whatever the share."}}},"ConfigDuration":{"title":"ConfigDuration","description":"A span of time in ISO 8601.","type":"string","pattern":"^P(?=[0-9T])([0-9]+W)?([0-9]+D)?(T(?=[0-9])([0-9]+H)?([0-9]+M)?([0-9]+S)?)?$"},"ConfigOption":{"title":"ConfigOption","description":"One value to choose.","type":"object","additionalProperties":false,"required":["value","label","title"],"properties":{"value":{"type":"string","minLength":1,"description":"What is stored."},"label":{"$ref":"#/$defs/ConfigLabelKey"},"title":{"type":"string","minLength":1,"maxLength":80,"description":"English name, shown where a translation is missing."}}},"ConfigRowColumn":{"title":"ConfigRowColumn","description":"One column of a table.","type":"object","additionalProperties":false,"required":["name","kind","label","title","required"],"properties":{"name":{"type":"string","pattern":"^[a-z][A-Za-z0-9]{0,63}$","description":"Key in each row."},"kind":{"type":"string","enum":["string","enum","reference"],"description":"A text, one of several values, or the code or id of something in the workspace."},"label":{"$ref":"#/$defs/ConfigLabelKey"},"title":{"type":"string","minLength":1,"maxLength":80,"description":"English name, shown where a translation is missing."},"required":{"type":"boolean","description":"Whether each row must have a value that is not empty."},"default":{"type":"string","description":"Value of a row that leaves it out."},"min_length":{"type":"integer","minimum":0,"description":"Fewest characters of a text."},"max_length":{"type":"integer","minimum":1,"description":"Most characters of a text."},"options":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/ConfigOption"},"description":"The values of an `enum`."},"target":{"type":"string","enum":["flow"],"description":"What a `reference` names; something that does not exist counts as unset when read."}}}}};
const schema272 = {"title":"ConfigName","description":"Id of a section, a group or a field.","type":"string","pattern":"^[a-z][a-z0-9_]{0,63}$"};
const schema273 = {"title":"ConfigLabelKey","description":"Stable translation key.","type":"string","pattern":"^config(\\.[a-z][a-z0-9_]*)+$"};
const pattern61 = new RegExp("^config(\\.[a-z][a-z0-9_]*)+$", "u");
const pattern62 = new RegExp("^service\\.config\\.[a-z][a-z0-9_]*\\.view$", "u");
const pattern63 = new RegExp("^service\\.config\\.[a-z][a-z0-9_]*\\.manage$", "u");
const schema274 = {"title":"ConfigGroup","description":"Fields that are shown together.","type":"object","additionalProperties":false,"required":["id","label","title","fields"],"properties":{"id":{"$ref":"#/$defs/ConfigName"},"label":{"$ref":"#/$defs/ConfigLabelKey"},"title":{"type":"string","minLength":1,"maxLength":80,"description":"English name, shown where a translation is missing."},"fields":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/ConfigFieldDeclaration"},"description":"Fields in display order. Ids are unique in the group."}}};
const schema277 = {"title":"ConfigFieldDeclaration","description":"A field of one of the twelve kinds.","type":"object","required":["kind"],"discriminator":{"propertyName":"kind"},"oneOf":[{"$ref":"#/$defs/StringConfigField"},{"$ref":"#/$defs/IntConfigField"},{"$ref":"#/$defs/BoolConfigField"},{"$ref":"#/$defs/EnumConfigField"},{"$ref":"#/$defs/MultiselectConfigField"},{"$ref":"#/$defs/ColorConfigField"},{"$ref":"#/$defs/UrlConfigField"},{"$ref":"#/$defs/DurationConfigField"},{"$ref":"#/$defs/JsonConfigField"},{"$ref":"#/$defs/TagsConfigField"},{"$ref":"#/$defs/RowsConfigField"},{"$ref":"#/$defs/FeatureFlagConfigField"}]};
const schema278 = {"title":"StringConfigField","description":"A text. The only kind that may be secret; a secret is stored encrypted, has no default, and no surface ever reads it back.","type":"object","additionalProperties":false,"required":["id","kind","label","title","allowed_scopes","public_readable","api_readable","secret"],"properties":{"id":{"$ref":"#/$defs/ConfigName"},"kind":{"const":"string","description":"A text."},"label":{"$ref":"#/$defs/ConfigLabelKey"},"title":{"type":"string","minLength":1,"maxLength":80,"description":"English name, shown where a translation is missing."},"description":{"type":"string","maxLength":400,"description":"What the value does and in which unit it is."},"allowed_scopes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["global","organization","tenant"]},"description":"Levels at which it may be set; the most specific value wins."},"public_readable":{"type":"boolean","description":"Whether anyone with a publishable key may read it."},"api_readable":{"type":"boolean","description":"Whether the configuration API and the agent tools may read it."},"secret":{"type":"boolean","description":"Whether it is encrypted and never read back."},"default":{"type":"string","description":"Value where none is set."},"min_length":{"type":"integer","minimum":0,"description":"Fewest characters."},"max_length":{"type":"integer","minimum":1,"description":"Most characters."},"pattern":{"type":"string","description":"Regular expression (RE2 syntax) the text must match."},"format":{"type":"string","enum":["email"],"description":"Named shape the text must have."},"multiline":{"type":"boolean","description":"Whether it may have several lines."}},"if":{"properties":{"secret":{"const":true}}},"then":{"properties":{"public_readable":{"const":false},"api_readable":{"const":false},"default":false}}};

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate177.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.secret !== undefined){
if(true !== data.secret){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.public_readable !== undefined){
if(false !== data.public_readable){
const err1 = {instancePath:instancePath+"/public_readable",schemaPath:"#/then/properties/public_readable/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.api_readable !== undefined){
if(false !== data.api_readable){
const err2 = {instancePath:instancePath+"/api_readable",schemaPath:"#/then/properties/api_readable/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.default !== undefined){
const err3 = {instancePath:instancePath+"/default",schemaPath:"#/then/properties/default/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.public_readable = true;
props0.api_readable = true;
props0.default = true;
props0.secret = true;
}
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.kind === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.label === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.title === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.allowed_scopes === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowed_scopes"},message:"must have required property '"+"allowed_scopes"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.public_readable === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "public_readable"},message:"must have required property '"+"public_readable"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.api_readable === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "api_readable"},message:"must have required property '"+"api_readable"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.secret === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key0 in data){
if(!(func8.call(schema278.properties, key0))){
const err13 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.id !== undefined){
let data4 = data.id;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err14 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/ConfigName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/ConfigName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.kind !== undefined){
if("string" !== data.kind){
const err16 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "string"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.label !== undefined){
let data6 = data.label;
if(typeof data6 === "string"){
if(!pattern61.test(data6)){
const err17 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/ConfigLabelKey/pattern",keyword:"pattern",params:{pattern: "^config(\\.[a-z][a-z0-9_]*)+$"},message:"must match pattern \""+"^config(\\.[a-z][a-z0-9_]*)+$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/ConfigLabelKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.title !== undefined){
let data7 = data.title;
if(typeof data7 === "string"){
if(func1(data7) > 80){
const err19 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func1(data7) < 1){
const err20 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.description !== undefined){
let data8 = data.description;
if(typeof data8 === "string"){
if(func1(data8) > 400){
const err22 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.allowed_scopes !== undefined){
let data9 = data.allowed_scopes;
if(Array.isArray(data9)){
if(data9.length < 1){
const err24 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(typeof data10 !== "string"){
const err25 = {instancePath:instancePath+"/allowed_scopes/" + i0,schemaPath:"#/properties/allowed_scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(((data10 === "global") || (data10 === "organization")) || (data10 === "tenant"))){
const err26 = {instancePath:instancePath+"/allowed_scopes/" + i0,schemaPath:"#/properties/allowed_scopes/items/enum",keyword:"enum",params:{allowedValues: schema278.properties.allowed_scopes.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err27 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err28 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.public_readable !== undefined){
if(typeof data.public_readable !== "boolean"){
const err29 = {instancePath:instancePath+"/public_readable",schemaPath:"#/properties/public_readable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.api_readable !== undefined){
if(typeof data.api_readable !== "boolean"){
const err30 = {instancePath:instancePath+"/api_readable",schemaPath:"#/properties/api_readable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.secret !== undefined){
if(typeof data.secret !== "boolean"){
const err31 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.default !== undefined){
if(typeof data.default !== "string"){
const err32 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.min_length !== undefined){
let data15 = data.min_length;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
const err33 = {instancePath:instancePath+"/min_length",schemaPath:"#/properties/min_length/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data15 == "number"){
if(data15 < 0 || isNaN(data15)){
const err34 = {instancePath:instancePath+"/min_length",schemaPath:"#/properties/min_length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data.max_length !== undefined){
let data16 = data.max_length;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err35 = {instancePath:instancePath+"/max_length",schemaPath:"#/properties/max_length/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 < 1 || isNaN(data16)){
const err36 = {instancePath:instancePath+"/max_length",schemaPath:"#/properties/max_length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data.pattern !== undefined){
if(typeof data.pattern !== "string"){
const err37 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.format !== undefined){
let data18 = data.format;
if(typeof data18 !== "string"){
const err38 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(data18 === "email")){
const err39 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema278.properties.format.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.multiline !== undefined){
if(typeof data.multiline !== "boolean"){
const err40 = {instancePath:instancePath+"/multiline",schemaPath:"#/properties/multiline/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema281 = {"title":"IntConfigField","description":"A whole number.","type":"object","additionalProperties":false,"required":["id","kind","label","title","allowed_scopes","public_readable","api_readable","secret"],"properties":{"id":{"$ref":"#/$defs/ConfigName"},"kind":{"const":"int","description":"A whole number."},"label":{"$ref":"#/$defs/ConfigLabelKey"},"title":{"type":"string","minLength":1,"maxLength":80,"description":"English name, shown where a translation is missing."},"description":{"type":"string","maxLength":400,"description":"What the value does and in which unit it is."},"allowed_scopes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["global","organization","tenant"]},"description":"Levels at which it may be set; the most specific value wins."},"public_readable":{"type":"boolean","description":"Whether anyone with a publishable key may read it."},"api_readable":{"type":"boolean","description":"Whether the configuration API and the agent tools may read it."},"secret":{"const":false,"description":"Never secret."},"default":{"type":"integer","description":"Value where none is set."},"min":{"type":"integer","description":"Smallest value."},"max":{"type":"integer","description":"Largest value."},"unit":{"type":"string","enum":["days","megabytes","steps","messages","tokens","micro_usd"],"description":"What is counted."}}};

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate178.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.allowed_scopes === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowed_scopes"},message:"must have required property '"+"allowed_scopes"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.public_readable === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "public_readable"},message:"must have required property '"+"public_readable"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.api_readable === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "api_readable"},message:"must have required property '"+"api_readable"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.secret === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!(func8.call(schema281.properties, key0))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/ConfigName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/ConfigName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.kind !== undefined){
if("int" !== data.kind){
const err11 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "int"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(!pattern61.test(data2)){
const err12 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/ConfigLabelKey/pattern",keyword:"pattern",params:{pattern: "^config(\\.[a-z][a-z0-9_]*)+$"},message:"must match pattern \""+"^config(\\.[a-z][a-z0-9_]*)+$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/ConfigLabelKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 === "string"){
if(func1(data3) > 80){
const err14 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data3) < 1){
const err15 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 === "string"){
if(func1(data4) > 400){
const err17 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.allowed_scopes !== undefined){
let data5 = data.allowed_scopes;
if(Array.isArray(data5)){
if(data5.length < 1){
const err19 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err20 = {instancePath:instancePath+"/allowed_scopes/" + i0,schemaPath:"#/properties/allowed_scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((data6 === "global") || (data6 === "organization")) || (data6 === "tenant"))){
const err21 = {instancePath:instancePath+"/allowed_scopes/" + i0,schemaPath:"#/properties/allowed_scopes/items/enum",keyword:"enum",params:{allowedValues: schema281.properties.allowed_scopes.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
let i1 = data5.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data5[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err22 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err23 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.public_readable !== undefined){
if(typeof data.public_readable !== "boolean"){
const err24 = {instancePath:instancePath+"/public_readable",schemaPath:"#/properties/public_readable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.api_readable !== undefined){
if(typeof data.api_readable !== "boolean"){
const err25 = {instancePath:instancePath+"/api_readable",schemaPath:"#/properties/api_readable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.secret !== undefined){
if(false !== data.secret){
const err26 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.default !== undefined){
let data10 = data.default;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err27 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.min !== undefined){
let data11 = data.min;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err28 = {instancePath:instancePath+"/min",schemaPath:"#/properties/min/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.max !== undefined){
let data12 = data.max;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err29 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.unit !== undefined){
let data13 = data.unit;
if(typeof data13 !== "string"){
const err30 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((((((data13 === "days") || (data13 === "megabytes")) || (data13 === "steps")) || (data13 === "messages")) || (data13 === "tokens")) || (data13 === "micro_usd"))){
const err31 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/enum",keyword:"enum",params:{allowedValues: schema281.properties.unit.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema284 = {"title":"BoolConfigField","description":"True or false.","type":"object","additionalProperties":false,"required":["id","kind","label","title","allowed_scopes","public_readable","api_readable","secret"],"properties":{"id":{"$ref":"#/$defs/ConfigName"},"kind":{"const":"bool","description":"True or false."},"label":{"$ref":"#/$defs/ConfigLabelKey"},"title":{"type":"string","minLength":1,"maxLength":80,"description":"English name, shown where a translation is missing."},"description":{"type":"string","maxLength":400,"description":"What the value does and in which unit it is."},"allowed_scopes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["global","organization","tenant"]},"description":"Levels at which it may be set; the most specific value wins."},"public_readable":{"type":"boolean","description":"Whether anyone with a publishable key may read it."},"api_readable":{"type":"boolean","description":"Whether the configuration API and the agent tools may read it."},"secret":{"const":false,"description":"Never secret."},"default":{"type":"boolean","description":"Value where none is set."}}};

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate179.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.allowed_scopes === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowed_scopes"},message:"must have required property '"+"allowed_scopes"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.public_readable === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "public_readable"},message:"must have required property '"+"public_readable"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.api_readable === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "api_readable"},message:"must have required property '"+"api_readable"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.secret === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!(func8.call(schema284.properties, key0))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/ConfigName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/ConfigName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.kind !== undefined){
if("bool" !== data.kind){
const err11 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "bool"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(!pattern61.test(data2)){
const err12 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/ConfigLabelKey/pattern",keyword:"pattern",params:{pattern: "^config(\\.[a-z][a-z0-9_]*)+$"},message:"must match pattern \""+"^config(\\.[a-z][a-z0-9_]*)+$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/ConfigLabelKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 === "string"){
if(func1(data3) > 80){
const err14 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data3) < 1){
const err15 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 === "string"){
if(func1(data4) > 400){
const err17 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.allowed_scopes !== undefined){
let data5 = data.allowed_scopes;
if(Array.isArray(data5)){
if(data5.length < 1){
const err19 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err20 = {instancePath:instancePath+"/allowed_scopes/" + i0,schemaPath:"#/properties/allowed_scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((data6 === "global") || (data6 === "organization")) || (data6 === "tenant"))){
const err21 = {instancePath:instancePath+"/allowed_scopes/" + i0,schemaPath:"#/properties/allowed_scopes/items/enum",keyword:"enum",params:{allowedValues: schema284.properties.allowed_scopes.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
let i1 = data5.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data5[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err22 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err23 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.public_readable !== undefined){
if(typeof data.public_readable !== "boolean"){
const err24 = {instancePath:instancePath+"/public_readable",schemaPath:"#/properties/public_readable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.api_readable !== undefined){
if(typeof data.api_readable !== "boolean"){
const err25 = {instancePath:instancePath+"/api_readable",schemaPath:"#/properties/api_readable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.secret !== undefined){
if(false !== data.secret){
const err26 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.default !== undefined){
if(typeof data.default !== "boolean"){
const err27 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema287 = {"title":"EnumConfigField","description":"One of several values.","type":"object","additionalProperties":false,"required":["id","kind","label","title","allowed_scopes","public_readable","api_readable","secret","options"],"properties":{"id":{"$ref":"#/$defs/ConfigName"},"kind":{"const":"enum","description":"One of several values."},"label":{"$ref":"#/$defs/ConfigLabelKey"},"title":{"type":"string","minLength":1,"maxLength":80,"description":"English name, shown where a translation is missing."},"description":{"type":"string","maxLength":400,"description":"What the value does and in which unit it is."},"allowed_scopes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["global","organization","tenant"]},"description":"Levels at which it may be set; the most specific value wins."},"public_readable":{"type":"boolean","description":"Whether anyone with a publishable key may read it."},"api_readable":{"type":"boolean","description":"Whether the configuration API and the agent tools may read it."},"secret":{"const":false,"description":"Never secret."},"default":{"type":"string","description":"Value where none is set."},"options":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/ConfigOption"},"description":"The values in display order."}}};
const schema290 = {"title":"ConfigOption","description":"One value to choose.","type":"object","additionalProperties":false,"required":["value","label","title"],"properties":{"value":{"type":"string","minLength":1,"description":"What is stored."},"label":{"$ref":"#/$defs/ConfigLabelKey"},"title":{"type":"string","minLength":1,"maxLength":80,"description":"English name, shown where a translation is missing."}}};

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate181.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "value") || (key0 === "label")) || (key0 === "title"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(!pattern61.test(data1)){
const err6 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/ConfigLabelKey/pattern",keyword:"pattern",params:{pattern: "^config(\\.[a-z][a-z0-9_]*)+$"},message:"must match pattern \""+"^config(\\.[a-z][a-z0-9_]*)+$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/ConfigLabelKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func1(data2) > 80){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data2) < 1){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate181.errors = vErrors;
return errors === 0;
}
validate181.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate180.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.allowed_scopes === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowed_scopes"},message:"must have required property '"+"allowed_scopes"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.public_readable === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "public_readable"},message:"must have required property '"+"public_readable"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.api_readable === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "api_readable"},message:"must have required property '"+"api_readable"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.secret === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.options === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"},message:"must have required property '"+"options"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func8.call(schema287.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/ConfigName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/ConfigName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.kind !== undefined){
if("enum" !== data.kind){
const err12 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "enum"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(!pattern61.test(data2)){
const err13 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/ConfigLabelKey/pattern",keyword:"pattern",params:{pattern: "^config(\\.[a-z][a-z0-9_]*)+$"},message:"must match pattern \""+"^config(\\.[a-z][a-z0-9_]*)+$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/ConfigLabelKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 === "string"){
if(func1(data3) > 80){
const err15 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func1(data3) < 1){
const err16 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 === "string"){
if(func1(data4) > 400){
const err18 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.allowed_scopes !== undefined){
let data5 = data.allowed_scopes;
if(Array.isArray(data5)){
if(data5.length < 1){
const err20 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err21 = {instancePath:instancePath+"/allowed_scopes/" + i0,schemaPath:"#/properties/allowed_scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((data6 === "global") || (data6 === "organization")) || (data6 === "tenant"))){
const err22 = {instancePath:instancePath+"/allowed_scopes/" + i0,schemaPath:"#/properties/allowed_scopes/items/enum",keyword:"enum",params:{allowedValues: schema287.properties.allowed_scopes.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
let i1 = data5.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data5[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err23 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err24 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.public_readable !== undefined){
if(typeof data.public_readable !== "boolean"){
const err25 = {instancePath:instancePath+"/public_readable",schemaPath:"#/properties/public_readable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.api_readable !== undefined){
if(typeof data.api_readable !== "boolean"){
const err26 = {instancePath:instancePath+"/api_readable",schemaPath:"#/properties/api_readable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.secret !== undefined){
if(false !== data.secret){
const err27 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.default !== undefined){
if(typeof data.default !== "string"){
const err28 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.options !== undefined){
let data11 = data.options;
if(Array.isArray(data11)){
if(data11.length < 1){
const err29 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const len1 = data11.length;
for(let i2=0; i2<len1; i2++){
if(!(validate181(data11[i2], {instancePath:instancePath+"/options/" + i2,parentData:data11,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
errors = vErrors.length;
}
}
}
else {
const err30 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema292 = {"title":"MultiselectConfigField","description":"Any of several values; the order does not matter.","type":"object","additionalProperties":false,"required":["id","kind","label","title","allowed_scopes","public_readable","api_readable","secret","options"],"properties":{"id":{"$ref":"#/$defs/ConfigName"},"kind":{"const":"multiselect","description":"Any of several values."},"label":{"$ref":"#/$defs/ConfigLabelKey"},"title":{"type":"string","minLength":1,"maxLength":80,"description":"English name, shown where a translation is missing."},"description":{"type":"string","maxLength":400,"description":"What the value does and in which unit it is."},"allowed_scopes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["global","organization","tenant"]},"description":"Levels at which it may be set; the most specific value wins."},"public_readable":{"type":"boolean","description":"Whether anyone with a publishable key may read it."},"api_readable":{"type":"boolean","description":"Whether the configuration API and the agent tools may read it."},"secret":{"const":false,"description":"Never secret."},"default":{"type":"array","uniqueItems":true,"items":{"type":"string"},"description":"Value where none is set."},"options":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/ConfigOption"},"description":"The values in display order."},"min_items":{"type":"integer","minimum":0,"description":"Fewest values."},"max_items":{"type":"integer","minimum":1,"description":"Most values."}}};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate183.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.allowed_scopes === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowed_scopes"},message:"must have required property '"+"allowed_scopes"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.public_readable === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "public_readable"},message:"must have required property '"+"public_readable"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.api_readable === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "api_readable"},message:"must have required property '"+"api_readable"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.secret === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.options === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"},message:"must have required property '"+"options"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func8.call(schema292.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/ConfigName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/ConfigName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.kind !== undefined){
if("multiselect" !== data.kind){
const err12 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "multiselect"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(!pattern61.test(data2)){
const err13 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/ConfigLabelKey/pattern",keyword:"pattern",params:{pattern: "^config(\\.[a-z][a-z0-9_]*)+$"},message:"must match pattern \""+"^config(\\.[a-z][a-z0-9_]*)+$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/ConfigLabelKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 === "string"){
if(func1(data3) > 80){
const err15 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func1(data3) < 1){
const err16 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 === "string"){
if(func1(data4) > 400){
const err18 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.allowed_scopes !== undefined){
let data5 = data.allowed_scopes;
if(Array.isArray(data5)){
if(data5.length < 1){
const err20 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err21 = {instancePath:instancePath+"/allowed_scopes/" + i0,schemaPath:"#/properties/allowed_scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((data6 === "global") || (data6 === "organization")) || (data6 === "tenant"))){
const err22 = {instancePath:instancePath+"/allowed_scopes/" + i0,schemaPath:"#/properties/allowed_scopes/items/enum",keyword:"enum",params:{allowedValues: schema292.properties.allowed_scopes.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
let i1 = data5.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data5[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err23 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err24 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.public_readable !== undefined){
if(typeof data.public_readable !== "boolean"){
const err25 = {instancePath:instancePath+"/public_readable",schemaPath:"#/properties/public_readable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.api_readable !== undefined){
if(typeof data.api_readable !== "boolean"){
const err26 = {instancePath:instancePath+"/api_readable",schemaPath:"#/properties/api_readable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.secret !== undefined){
if(false !== data.secret){
const err27 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.default !== undefined){
let data10 = data.default;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i2=0; i2<len1; i2++){
if(typeof data10[i2] !== "string"){
const err28 = {instancePath:instancePath+"/default/" + i2,schemaPath:"#/properties/default/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
let i3 = data10.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data10[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err29 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err30 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.options !== undefined){
let data12 = data.options;
if(Array.isArray(data12)){
if(data12.length < 1){
const err31 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len2 = data12.length;
for(let i4=0; i4<len2; i4++){
if(!(validate181(data12[i4], {instancePath:instancePath+"/options/" + i4,parentData:data12,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
errors = vErrors.length;
}
}
}
else {
const err32 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.min_items !== undefined){
let data14 = data.min_items;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err33 = {instancePath:instancePath+"/min_items",schemaPath:"#/properties/min_items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){
const err34 = {instancePath:instancePath+"/min_items",schemaPath:"#/properties/min_items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data.max_items !== undefined){
let data15 = data.max_items;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
const err35 = {instancePath:instancePath+"/max_items",schemaPath:"#/properties/max_items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data15 == "number"){
if(data15 < 1 || isNaN(data15)){
const err36 = {instancePath:instancePath+"/max_items",schemaPath:"#/properties/max_items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema295 = {"title":"ColorConfigField","description":"A colour as `#rgb` or `#rrggbb`.","type":"object","additionalProperties":false,"required":["id","kind","label","title","allowed_scopes","public_readable","api_readable","secret"],"properties":{"id":{"$ref":"#/$defs/ConfigName"},"kind":{"const":"color","description":"A colour."},"label":{"$ref":"#/$defs/ConfigLabelKey"},"title":{"type":"string","minLength":1,"maxLength":80,"description":"English name, shown where a translation is missing."},"description":{"type":"string","maxLength":400,"description":"What the value does and in which unit it is."},"allowed_scopes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["global","organization","tenant"]},"description":"Levels at which it may be set; the most specific value wins."},"public_readable":{"type":"boolean","description":"Whether anyone with a publishable key may read it."},"api_readable":{"type":"boolean","description":"Whether the configuration API and the agent tools may read it."},"secret":{"const":false,"description":"Never secret."},"default":{"type":"string","pattern":"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$","description":"Value where none is set."}}};
const pattern79 = new RegExp("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$", "u");

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate185.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.allowed_scopes === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowed_scopes"},message:"must have required property '"+"allowed_scopes"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.public_readable === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "public_readable"},message:"must have required property '"+"public_readable"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.api_readable === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "api_readable"},message:"must have required property '"+"api_readable"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.secret === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!(func8.call(schema295.properties, key0))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/ConfigName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/ConfigName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.kind !== undefined){
if("color" !== data.kind){
const err11 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "color"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(!pattern61.test(data2)){
const err12 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/ConfigLabelKey/pattern",keyword:"pattern",params:{pattern: "^config(\\.[a-z][a-z0-9_]*)+$"},message:"must match pattern \""+"^config(\\.[a-z][a-z0-9_]*)+$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/ConfigLabelKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 === "string"){
if(func1(data3) > 80){
const err14 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data3) < 1){
const err15 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 === "string"){
if(func1(data4) > 400){
const err17 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.allowed_scopes !== undefined){
let data5 = data.allowed_scopes;
if(Array.isArray(data5)){
if(data5.length < 1){
const err19 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err20 = {instancePath:instancePath+"/allowed_scopes/" + i0,schemaPath:"#/properties/allowed_scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((data6 === "global") || (data6 === "organization")) || (data6 === "tenant"))){
const err21 = {instancePath:instancePath+"/allowed_scopes/" + i0,schemaPath:"#/properties/allowed_scopes/items/enum",keyword:"enum",params:{allowedValues: schema295.properties.allowed_scopes.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
let i1 = data5.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data5[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err22 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err23 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.public_readable !== undefined){
if(typeof data.public_readable !== "boolean"){
const err24 = {instancePath:instancePath+"/public_readable",schemaPath:"#/properties/public_readable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.api_readable !== undefined){
if(typeof data.api_readable !== "boolean"){
const err25 = {instancePath:instancePath+"/api_readable",schemaPath:"#/properties/api_readable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.secret !== undefined){
if(false !== data.secret){
const err26 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.default !== undefined){
let data10 = data.default;
if(typeof data10 === "string"){
if(!pattern79.test(data10)){
const err27 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/pattern",keyword:"pattern",params:{pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$"},message:"must match pattern \""+"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema298 = {"title":"UrlConfigField","description":"An absolute http or https address.","type":"object","additionalProperties":false,"required":["id","kind","label","title","allowed_scopes","public_readable","api_readable","secret"],"properties":{"id":{"$ref":"#/$defs/ConfigName"},"kind":{"const":"url","description":"An absolute address."},"label":{"$ref":"#/$defs/ConfigLabelKey"},"title":{"type":"string","minLength":1,"maxLength":80,"description":"English name, shown where a translation is missing."},"description":{"type":"string","maxLength":400,"description":"What the value does and in which unit it is."},"allowed_scopes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["global","organization","tenant"]},"description":"Levels at which it may be set; the most specific value wins."},"public_readable":{"type":"boolean","description":"Whether anyone with a publishable key may read it."},"api_readable":{"type":"boolean","description":"Whether the configuration API and the agent tools may read it."},"secret":{"const":false,"description":"Never secret."},"default":{"type":"string","format":"uri","description":"Value where none is set."},"https_only":{"type":"boolean","description":"Whether it must begin with `https://`."}}};
const formats48 = require("ajv-formats/dist/formats").fullFormats.uri;

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate186.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.allowed_scopes === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowed_scopes"},message:"must have required property '"+"allowed_scopes"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.public_readable === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "public_readable"},message:"must have required property '"+"public_readable"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.api_readable === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "api_readable"},message:"must have required property '"+"api_readable"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.secret === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!(func8.call(schema298.properties, key0))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/ConfigName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/ConfigName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.kind !== undefined){
if("url" !== data.kind){
const err11 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "url"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(!pattern61.test(data2)){
const err12 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/ConfigLabelKey/pattern",keyword:"pattern",params:{pattern: "^config(\\.[a-z][a-z0-9_]*)+$"},message:"must match pattern \""+"^config(\\.[a-z][a-z0-9_]*)+$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/ConfigLabelKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 === "string"){
if(func1(data3) > 80){
const err14 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data3) < 1){
const err15 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 === "string"){
if(func1(data4) > 400){
const err17 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.allowed_scopes !== undefined){
let data5 = data.allowed_scopes;
if(Array.isArray(data5)){
if(data5.length < 1){
const err19 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err20 = {instancePath:instancePath+"/allowed_scopes/" + i0,schemaPath:"#/properties/allowed_scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((data6 === "global") || (data6 === "organization")) || (data6 === "tenant"))){
const err21 = {instancePath:instancePath+"/allowed_scopes/" + i0,schemaPath:"#/properties/allowed_scopes/items/enum",keyword:"enum",params:{allowedValues: schema298.properties.allowed_scopes.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
let i1 = data5.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data5[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err22 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err23 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.public_readable !== undefined){
if(typeof data.public_readable !== "boolean"){
const err24 = {instancePath:instancePath+"/public_readable",schemaPath:"#/properties/public_readable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.api_readable !== undefined){
if(typeof data.api_readable !== "boolean"){
const err25 = {instancePath:instancePath+"/api_readable",schemaPath:"#/properties/api_readable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.secret !== undefined){
if(false !== data.secret){
const err26 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.default !== undefined){
let data10 = data.default;
if(typeof data10 === "string"){
if(!(formats48(data10))){
const err27 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.https_only !== undefined){
if(typeof data.https_only !== "boolean"){
const err29 = {instancePath:instancePath+"/https_only",schemaPath:"#/properties/https_only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema301 = {"title":"DurationConfigField","description":"A span of time in ISO 8601, for example `PT30S` or `P1D`; weeks, days, hours, minutes and seconds, no months or years.","type":"object","additionalProperties":false,"required":["id","kind","label","title","allowed_scopes","public_readable","api_readable","secret"],"properties":{"id":{"$ref":"#/$defs/ConfigName"},"kind":{"const":"duration","description":"A span of time."},"label":{"$ref":"#/$defs/ConfigLabelKey"},"title":{"type":"string","minLength":1,"maxLength":80,"description":"English name, shown where a translation is missing."},"description":{"type":"string","maxLength":400,"description":"What the value does and in which unit it is."},"allowed_scopes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["global","organization","tenant"]},"description":"Levels at which it may be set; the most specific value wins."},"public_readable":{"type":"boolean","description":"Whether anyone with a publishable key may read it."},"api_readable":{"type":"boolean","description":"Whether the configuration API and the agent tools may read it."},"secret":{"const":false,"description":"Never secret."},"default":{"$ref":"#/$defs/ConfigDuration"},"min":{"$ref":"#/$defs/ConfigDuration"},"max":{"$ref":"#/$defs/ConfigDuration"}}};
const schema304 = {"title":"ConfigDuration","description":"A span of time in ISO 8601.","type":"string","pattern":"^P(?=[0-9T])([0-9]+W)?([0-9]+D)?(T(?=[0-9])([0-9]+H)?([0-9]+M)?([0-9]+S)?)?$"};
const pattern84 = new RegExp("^P(?=[0-9T])([0-9]+W)?([0-9]+D)?(T(?=[0-9])([0-9]+H)?([0-9]+M)?([0-9]+S)?)?$", "u");

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.allowed_scopes === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowed_scopes"},message:"must have required property '"+"allowed_scopes"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.public_readable === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "public_readable"},message:"must have required property '"+"public_readable"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.api_readable === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "api_readable"},message:"must have required property '"+"api_readable"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.secret === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!(func8.call(schema301.properties, key0))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/ConfigName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/ConfigName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.kind !== undefined){
if("duration" !== data.kind){
const err11 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "duration"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(!pattern61.test(data2)){
const err12 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/ConfigLabelKey/pattern",keyword:"pattern",params:{pattern: "^config(\\.[a-z][a-z0-9_]*)+$"},message:"must match pattern \""+"^config(\\.[a-z][a-z0-9_]*)+$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/ConfigLabelKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 === "string"){
if(func1(data3) > 80){
const err14 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data3) < 1){
const err15 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 === "string"){
if(func1(data4) > 400){
const err17 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.allowed_scopes !== undefined){
let data5 = data.allowed_scopes;
if(Array.isArray(data5)){
if(data5.length < 1){
const err19 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err20 = {instancePath:instancePath+"/allowed_scopes/" + i0,schemaPath:"#/properties/allowed_scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((data6 === "global") || (data6 === "organization")) || (data6 === "tenant"))){
const err21 = {instancePath:instancePath+"/allowed_scopes/" + i0,schemaPath:"#/properties/allowed_scopes/items/enum",keyword:"enum",params:{allowedValues: schema301.properties.allowed_scopes.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
let i1 = data5.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data5[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err22 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err23 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.public_readable !== undefined){
if(typeof data.public_readable !== "boolean"){
const err24 = {instancePath:instancePath+"/public_readable",schemaPath:"#/properties/public_readable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.api_readable !== undefined){
if(typeof data.api_readable !== "boolean"){
const err25 = {instancePath:instancePath+"/api_readable",schemaPath:"#/properties/api_readable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.secret !== undefined){
if(false !== data.secret){
const err26 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.default !== undefined){
let data10 = data.default;
if(typeof data10 === "string"){
if(!pattern84.test(data10)){
const err27 = {instancePath:instancePath+"/default",schemaPath:"#/$defs/ConfigDuration/pattern",keyword:"pattern",params:{pattern: "^P(?=[0-9T])([0-9]+W)?([0-9]+D)?(T(?=[0-9])([0-9]+H)?([0-9]+M)?([0-9]+S)?)?$"},message:"must match pattern \""+"^P(?=[0-9T])([0-9]+W)?([0-9]+D)?(T(?=[0-9])([0-9]+H)?([0-9]+M)?([0-9]+S)?)?$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/default",schemaPath:"#/$defs/ConfigDuration/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.min !== undefined){
let data11 = data.min;
if(typeof data11 === "string"){
if(!pattern84.test(data11)){
const err29 = {instancePath:instancePath+"/min",schemaPath:"#/$defs/ConfigDuration/pattern",keyword:"pattern",params:{pattern: "^P(?=[0-9T])([0-9]+W)?([0-9]+D)?(T(?=[0-9])([0-9]+H)?([0-9]+M)?([0-9]+S)?)?$"},message:"must match pattern \""+"^P(?=[0-9T])([0-9]+W)?([0-9]+D)?(T(?=[0-9])([0-9]+H)?([0-9]+M)?([0-9]+S)?)?$"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/min",schemaPath:"#/$defs/ConfigDuration/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.max !== undefined){
let data12 = data.max;
if(typeof data12 === "string"){
if(!pattern84.test(data12)){
const err31 = {instancePath:instancePath+"/max",schemaPath:"#/$defs/ConfigDuration/pattern",keyword:"pattern",params:{pattern: "^P(?=[0-9T])([0-9]+W)?([0-9]+D)?(T(?=[0-9])([0-9]+H)?([0-9]+M)?([0-9]+S)?)?$"},message:"must match pattern \""+"^P(?=[0-9T])([0-9]+W)?([0-9]+D)?(T(?=[0-9])([0-9]+H)?([0-9]+M)?([0-9]+S)?)?$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/max",schemaPath:"#/$defs/ConfigDuration/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema307 = {"title":"JsonConfigField","description":"Any JSON that the given schema accepts.","type":"object","additionalProperties":false,"required":["id","kind","label","title","allowed_scopes","public_readable","api_readable","secret","schema"],"properties":{"id":{"$ref":"#/$defs/ConfigName"},"kind":{"const":"json","description":"Any JSON."},"label":{"$ref":"#/$defs/ConfigLabelKey"},"title":{"type":"string","minLength":1,"maxLength":80,"description":"English name, shown where a translation is missing."},"description":{"type":"string","maxLength":400,"description":"What the value does and in which unit it is."},"allowed_scopes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["global","organization","tenant"]},"description":"Levels at which it may be set; the most specific value wins."},"public_readable":{"type":"boolean","description":"Whether anyone with a publishable key may read it."},"api_readable":{"type":"boolean","description":"Whether the configuration API and the agent tools may read it."},"secret":{"const":false,"description":"Never secret."},"default":{"description":"Value where none is set."},"schema":{"type":"object","additionalProperties":true,"description":"JSON Schema (2020-12) of the value."}}};

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate188.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.allowed_scopes === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowed_scopes"},message:"must have required property '"+"allowed_scopes"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.public_readable === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "public_readable"},message:"must have required property '"+"public_readable"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.api_readable === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "api_readable"},message:"must have required property '"+"api_readable"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.secret === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.schema === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"},message:"must have required property '"+"schema"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func8.call(schema307.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/ConfigName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/ConfigName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.kind !== undefined){
if("json" !== data.kind){
const err12 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "json"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(!pattern61.test(data2)){
const err13 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/ConfigLabelKey/pattern",keyword:"pattern",params:{pattern: "^config(\\.[a-z][a-z0-9_]*)+$"},message:"must match pattern \""+"^config(\\.[a-z][a-z0-9_]*)+$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/ConfigLabelKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 === "string"){
if(func1(data3) > 80){
const err15 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func1(data3) < 1){
const err16 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 === "string"){
if(func1(data4) > 400){
const err18 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.allowed_scopes !== undefined){
let data5 = data.allowed_scopes;
if(Array.isArray(data5)){
if(data5.length < 1){
const err20 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err21 = {instancePath:instancePath+"/allowed_scopes/" + i0,schemaPath:"#/properties/allowed_scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((data6 === "global") || (data6 === "organization")) || (data6 === "tenant"))){
const err22 = {instancePath:instancePath+"/allowed_scopes/" + i0,schemaPath:"#/properties/allowed_scopes/items/enum",keyword:"enum",params:{allowedValues: schema307.properties.allowed_scopes.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
let i1 = data5.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data5[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err23 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err24 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.public_readable !== undefined){
if(typeof data.public_readable !== "boolean"){
const err25 = {instancePath:instancePath+"/public_readable",schemaPath:"#/properties/public_readable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.api_readable !== undefined){
if(typeof data.api_readable !== "boolean"){
const err26 = {instancePath:instancePath+"/api_readable",schemaPath:"#/properties/api_readable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.secret !== undefined){
if(false !== data.secret){
const err27 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.schema !== undefined){
let data10 = data.schema;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
}
else {
const err28 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate188.errors = vErrors;
return errors === 0;
}
validate188.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema310 = {"title":"TagsConfigField","description":"A list of short texts without repetitions.","type":"object","additionalProperties":false,"required":["id","kind","label","title","allowed_scopes","public_readable","api_readable","secret"],"properties":{"id":{"$ref":"#/$defs/ConfigName"},"kind":{"const":"tags","description":"A list of short texts."},"label":{"$ref":"#/$defs/ConfigLabelKey"},"title":{"type":"string","minLength":1,"maxLength":80,"description":"English name, shown where a translation is missing."},"description":{"type":"string","maxLength":400,"description":"What the value does and in which unit it is."},"allowed_scopes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["global","organization","tenant"]},"description":"Levels at which it may be set; the most specific value wins."},"public_readable":{"type":"boolean","description":"Whether anyone with a publishable key may read it."},"api_readable":{"type":"boolean","description":"Whether the configuration API and the agent tools may read it."},"secret":{"const":false,"description":"Never secret."},"default":{"type":"array","uniqueItems":true,"items":{"type":"string"},"description":"Value where none is set."},"max_items":{"type":"integer","minimum":1,"description":"Most entries."},"max_length":{"type":"integer","minimum":1,"description":"Most characters of an entry."},"pattern":{"type":"string","description":"Regular expression (RE2 syntax) each entry must match."},"format":{"type":"string","enum":["email","hostname"],"description":"Named shape each entry must have."}}};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate189.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.allowed_scopes === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowed_scopes"},message:"must have required property '"+"allowed_scopes"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.public_readable === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "public_readable"},message:"must have required property '"+"public_readable"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.api_readable === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "api_readable"},message:"must have required property '"+"api_readable"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.secret === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!(func8.call(schema310.properties, key0))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/ConfigName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/ConfigName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.kind !== undefined){
if("tags" !== data.kind){
const err11 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "tags"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(!pattern61.test(data2)){
const err12 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/ConfigLabelKey/pattern",keyword:"pattern",params:{pattern: "^config(\\.[a-z][a-z0-9_]*)+$"},message:"must match pattern \""+"^config(\\.[a-z][a-z0-9_]*)+$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/ConfigLabelKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 === "string"){
if(func1(data3) > 80){
const err14 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data3) < 1){
const err15 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 === "string"){
if(func1(data4) > 400){
const err17 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.allowed_scopes !== undefined){
let data5 = data.allowed_scopes;
if(Array.isArray(data5)){
if(data5.length < 1){
const err19 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err20 = {instancePath:instancePath+"/allowed_scopes/" + i0,schemaPath:"#/properties/allowed_scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((data6 === "global") || (data6 === "organization")) || (data6 === "tenant"))){
const err21 = {instancePath:instancePath+"/allowed_scopes/" + i0,schemaPath:"#/properties/allowed_scopes/items/enum",keyword:"enum",params:{allowedValues: schema310.properties.allowed_scopes.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
let i1 = data5.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data5[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err22 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err23 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.public_readable !== undefined){
if(typeof data.public_readable !== "boolean"){
const err24 = {instancePath:instancePath+"/public_readable",schemaPath:"#/properties/public_readable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.api_readable !== undefined){
if(typeof data.api_readable !== "boolean"){
const err25 = {instancePath:instancePath+"/api_readable",schemaPath:"#/properties/api_readable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.secret !== undefined){
if(false !== data.secret){
const err26 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.default !== undefined){
let data10 = data.default;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i2=0; i2<len1; i2++){
if(typeof data10[i2] !== "string"){
const err27 = {instancePath:instancePath+"/default/" + i2,schemaPath:"#/properties/default/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
let i3 = data10.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data10[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err28 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err29 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.max_items !== undefined){
let data12 = data.max_items;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err30 = {instancePath:instancePath+"/max_items",schemaPath:"#/properties/max_items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 < 1 || isNaN(data12)){
const err31 = {instancePath:instancePath+"/max_items",schemaPath:"#/properties/max_items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.max_length !== undefined){
let data13 = data.max_length;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err32 = {instancePath:instancePath+"/max_length",schemaPath:"#/properties/max_length/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 < 1 || isNaN(data13)){
const err33 = {instancePath:instancePath+"/max_length",schemaPath:"#/properties/max_length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.pattern !== undefined){
if(typeof data.pattern !== "string"){
const err34 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.format !== undefined){
let data15 = data.format;
if(typeof data15 !== "string"){
const err35 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!((data15 === "email") || (data15 === "hostname"))){
const err36 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema310.properties.format.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate189.errors = vErrors;
return errors === 0;
}
validate189.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema313 = {"title":"RowsConfigField","description":"A table whose columns are declared; its value is a list of objects in display order.","type":"object","additionalProperties":false,"required":["id","kind","label","title","allowed_scopes","public_readable","api_readable","secret","columns","max_rows"],"properties":{"id":{"$ref":"#/$defs/ConfigName"},"kind":{"const":"rows","description":"A table."},"label":{"$ref":"#/$defs/ConfigLabelKey"},"title":{"type":"string","minLength":1,"maxLength":80,"description":"English name, shown where a translation is missing."},"description":{"type":"string","maxLength":400,"description":"What the value does and in which unit it is."},"allowed_scopes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["global","organization","tenant"]},"description":"Levels at which it may be set; the most specific value wins."},"public_readable":{"type":"boolean","description":"Whether anyone with a publishable key may read it."},"api_readable":{"type":"boolean","description":"Whether the configuration API and the agent tools may read it."},"secret":{"const":false,"description":"Never secret."},"default":{"type":"array","items":{"type":"object","additionalProperties":true},"description":"Value where none is set."},"columns":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/ConfigRowColumn"},"description":"The columns in display order; a row has no other keys."},"max_rows":{"type":"integer","minimum":1,"description":"Most rows."}}};
const schema316 = {"title":"ConfigRowColumn","description":"One column of a table.","type":"object","additionalProperties":false,"required":["name","kind","label","title","required"],"properties":{"name":{"type":"string","pattern":"^[a-z][A-Za-z0-9]{0,63}$","description":"Key in each row."},"kind":{"type":"string","enum":["string","enum","reference"],"description":"A text, one of several values, or the code or id of something in the workspace."},"label":{"$ref":"#/$defs/ConfigLabelKey"},"title":{"type":"string","minLength":1,"maxLength":80,"description":"English name, shown where a translation is missing."},"required":{"type":"boolean","description":"Whether each row must have a value that is not empty."},"default":{"type":"string","description":"Value of a row that leaves it out."},"min_length":{"type":"integer","minimum":0,"description":"Fewest characters of a text."},"max_length":{"type":"integer","minimum":1,"description":"Most characters of a text."},"options":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/ConfigOption"},"description":"The values of an `enum`."},"target":{"type":"string","enum":["flow"],"description":"What a `reference` names; something that does not exist counts as unset when read."}}};
const pattern93 = new RegExp("^[a-z][A-Za-z0-9]{0,63}$", "u");

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate191.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.required === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "required"},message:"must have required property '"+"required"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func8.call(schema316.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern93.test(data0)){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((data1 === "string") || (data1 === "enum")) || (data1 === "reference"))){
const err9 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema316.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(!pattern61.test(data2)){
const err10 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/ConfigLabelKey/pattern",keyword:"pattern",params:{pattern: "^config(\\.[a-z][a-z0-9_]*)+$"},message:"must match pattern \""+"^config(\\.[a-z][a-z0-9_]*)+$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/ConfigLabelKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 === "string"){
if(func1(data3) > 80){
const err12 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data3) < 1){
const err13 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.required !== undefined){
if(typeof data.required !== "boolean"){
const err15 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.default !== undefined){
if(typeof data.default !== "string"){
const err16 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.min_length !== undefined){
let data6 = data.min_length;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err17 = {instancePath:instancePath+"/min_length",schemaPath:"#/properties/min_length/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/min_length",schemaPath:"#/properties/min_length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.max_length !== undefined){
let data7 = data.max_length;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err19 = {instancePath:instancePath+"/max_length",schemaPath:"#/properties/max_length/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 < 1 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/max_length",schemaPath:"#/properties/max_length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.options !== undefined){
let data8 = data.options;
if(Array.isArray(data8)){
if(data8.length < 1){
const err21 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate181(data8[i0], {instancePath:instancePath+"/options/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.target !== undefined){
let data10 = data.target;
if(typeof data10 !== "string"){
const err23 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(data10 === "flow")){
const err24 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/enum",keyword:"enum",params:{allowedValues: schema316.properties.target.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate190.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.allowed_scopes === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowed_scopes"},message:"must have required property '"+"allowed_scopes"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.public_readable === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "public_readable"},message:"must have required property '"+"public_readable"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.api_readable === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "api_readable"},message:"must have required property '"+"api_readable"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.secret === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.columns === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "columns"},message:"must have required property '"+"columns"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.max_rows === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "max_rows"},message:"must have required property '"+"max_rows"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func8.call(schema313.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err11 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/ConfigName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/ConfigName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.kind !== undefined){
if("rows" !== data.kind){
const err13 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "rows"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(!pattern61.test(data2)){
const err14 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/ConfigLabelKey/pattern",keyword:"pattern",params:{pattern: "^config(\\.[a-z][a-z0-9_]*)+$"},message:"must match pattern \""+"^config(\\.[a-z][a-z0-9_]*)+$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/ConfigLabelKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 === "string"){
if(func1(data3) > 80){
const err16 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func1(data3) < 1){
const err17 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 === "string"){
if(func1(data4) > 400){
const err19 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.allowed_scopes !== undefined){
let data5 = data.allowed_scopes;
if(Array.isArray(data5)){
if(data5.length < 1){
const err21 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err22 = {instancePath:instancePath+"/allowed_scopes/" + i0,schemaPath:"#/properties/allowed_scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(((data6 === "global") || (data6 === "organization")) || (data6 === "tenant"))){
const err23 = {instancePath:instancePath+"/allowed_scopes/" + i0,schemaPath:"#/properties/allowed_scopes/items/enum",keyword:"enum",params:{allowedValues: schema313.properties.allowed_scopes.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
let i1 = data5.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data5[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err24 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err25 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.public_readable !== undefined){
if(typeof data.public_readable !== "boolean"){
const err26 = {instancePath:instancePath+"/public_readable",schemaPath:"#/properties/public_readable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.api_readable !== undefined){
if(typeof data.api_readable !== "boolean"){
const err27 = {instancePath:instancePath+"/api_readable",schemaPath:"#/properties/api_readable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.secret !== undefined){
if(false !== data.secret){
const err28 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.default !== undefined){
let data10 = data.default;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i2=0; i2<len1; i2++){
let data11 = data10[i2];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
}
else {
const err29 = {instancePath:instancePath+"/default/" + i2,schemaPath:"#/properties/default/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.columns !== undefined){
let data12 = data.columns;
if(Array.isArray(data12)){
if(data12.length < 1){
const err31 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len2 = data12.length;
for(let i3=0; i3<len2; i3++){
if(!(validate191(data12[i3], {instancePath:instancePath+"/columns/" + i3,parentData:data12,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
}
}
else {
const err32 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.max_rows !== undefined){
let data14 = data.max_rows;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err33 = {instancePath:instancePath+"/max_rows",schemaPath:"#/properties/max_rows/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 < 1 || isNaN(data14)){
const err34 = {instancePath:instancePath+"/max_rows",schemaPath:"#/properties/max_rows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate190.errors = vErrors;
return errors === 0;
}
validate190.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema318 = {"title":"FeatureFlagConfigField","description":"A switch that can be turned on for a share of conversations or workspaces.","type":"object","additionalProperties":false,"required":["id","kind","label","title","allowed_scopes","public_readable","api_readable","secret"],"properties":{"id":{"$ref":"#/$defs/ConfigName"},"kind":{"const":"feature_flag","description":"A switch with a roll-out."},"label":{"$ref":"#/$defs/ConfigLabelKey"},"title":{"type":"string","minLength":1,"maxLength":80,"description":"English name, shown where a translation is missing."},"description":{"type":"string","maxLength":400,"description":"What the value does and in which unit it is."},"allowed_scopes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["global","organization","tenant"]},"description":"Levels at which it may be set; the most specific value wins."},"public_readable":{"type":"boolean","description":"Whether anyone with a publishable key may read it."},"api_readable":{"type":"boolean","description":"Whether the configuration API and the agent tools may read it."},"secret":{"const":false,"description":"Never secret."},"default":{"$ref":"#/$defs/FeatureFlag"}}};
const schema321 = {"title":"FeatureFlag","description":"Value of a feature flag. Off for everyone unless `enabled`; then on for the ids in `enabledFor` and for a share of the audience, chosen by a stable hash of the field's path and the id, so that a growing share keeps those it had.","type":"object","additionalProperties":false,"required":["enabled","rolloutPercent","audience","enabledFor"],"properties":{"enabled":{"type":"boolean","description":"Master switch."},"rolloutPercent":{"type":"integer","minimum":0,"maximum":100,"description":"Share of the audience in percent."},"audience":{"type":"string","enum":["conversations","tenants"],"description":"Whose ids the share is taken of."},"enabledFor":{"type":"array","maxItems":1000,"uniqueItems":true,"items":{"type":"string","format":"uuid"},"description":"Ids of the audience for which it is on whatever the share."}}};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate194.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.allowed_scopes === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowed_scopes"},message:"must have required property '"+"allowed_scopes"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.public_readable === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "public_readable"},message:"must have required property '"+"public_readable"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.api_readable === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "api_readable"},message:"must have required property '"+"api_readable"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.secret === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!(func8.call(schema318.properties, key0))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/ConfigName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/ConfigName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.kind !== undefined){
if("feature_flag" !== data.kind){
const err11 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "feature_flag"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(!pattern61.test(data2)){
const err12 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/ConfigLabelKey/pattern",keyword:"pattern",params:{pattern: "^config(\\.[a-z][a-z0-9_]*)+$"},message:"must match pattern \""+"^config(\\.[a-z][a-z0-9_]*)+$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/ConfigLabelKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 === "string"){
if(func1(data3) > 80){
const err14 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data3) < 1){
const err15 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 === "string"){
if(func1(data4) > 400){
const err17 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.allowed_scopes !== undefined){
let data5 = data.allowed_scopes;
if(Array.isArray(data5)){
if(data5.length < 1){
const err19 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err20 = {instancePath:instancePath+"/allowed_scopes/" + i0,schemaPath:"#/properties/allowed_scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((data6 === "global") || (data6 === "organization")) || (data6 === "tenant"))){
const err21 = {instancePath:instancePath+"/allowed_scopes/" + i0,schemaPath:"#/properties/allowed_scopes/items/enum",keyword:"enum",params:{allowedValues: schema318.properties.allowed_scopes.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
let i1 = data5.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data5[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err22 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err23 = {instancePath:instancePath+"/allowed_scopes",schemaPath:"#/properties/allowed_scopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.public_readable !== undefined){
if(typeof data.public_readable !== "boolean"){
const err24 = {instancePath:instancePath+"/public_readable",schemaPath:"#/properties/public_readable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.api_readable !== undefined){
if(typeof data.api_readable !== "boolean"){
const err25 = {instancePath:instancePath+"/api_readable",schemaPath:"#/properties/api_readable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.secret !== undefined){
if(false !== data.secret){
const err26 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.default !== undefined){
let data10 = data.default;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.enabled === undefined){
const err27 = {instancePath:instancePath+"/default",schemaPath:"#/$defs/FeatureFlag/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data10.rolloutPercent === undefined){
const err28 = {instancePath:instancePath+"/default",schemaPath:"#/$defs/FeatureFlag/required",keyword:"required",params:{missingProperty: "rolloutPercent"},message:"must have required property '"+"rolloutPercent"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data10.audience === undefined){
const err29 = {instancePath:instancePath+"/default",schemaPath:"#/$defs/FeatureFlag/required",keyword:"required",params:{missingProperty: "audience"},message:"must have required property '"+"audience"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data10.enabledFor === undefined){
const err30 = {instancePath:instancePath+"/default",schemaPath:"#/$defs/FeatureFlag/required",keyword:"required",params:{missingProperty: "enabledFor"},message:"must have required property '"+"enabledFor"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key1 in data10){
if(!((((key1 === "enabled") || (key1 === "rolloutPercent")) || (key1 === "audience")) || (key1 === "enabledFor"))){
const err31 = {instancePath:instancePath+"/default",schemaPath:"#/$defs/FeatureFlag/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data10.enabled !== undefined){
if(typeof data10.enabled !== "boolean"){
const err32 = {instancePath:instancePath+"/default/enabled",schemaPath:"#/$defs/FeatureFlag/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data10.rolloutPercent !== undefined){
let data12 = data10.rolloutPercent;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err33 = {instancePath:instancePath+"/default/rolloutPercent",schemaPath:"#/$defs/FeatureFlag/properties/rolloutPercent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 > 100 || isNaN(data12)){
const err34 = {instancePath:instancePath+"/default/rolloutPercent",schemaPath:"#/$defs/FeatureFlag/properties/rolloutPercent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err35 = {instancePath:instancePath+"/default/rolloutPercent",schemaPath:"#/$defs/FeatureFlag/properties/rolloutPercent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data10.audience !== undefined){
let data13 = data10.audience;
if(typeof data13 !== "string"){
const err36 = {instancePath:instancePath+"/default/audience",schemaPath:"#/$defs/FeatureFlag/properties/audience/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!((data13 === "conversations") || (data13 === "tenants"))){
const err37 = {instancePath:instancePath+"/default/audience",schemaPath:"#/$defs/FeatureFlag/properties/audience/enum",keyword:"enum",params:{allowedValues: schema321.properties.audience.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data10.enabledFor !== undefined){
let data14 = data10.enabledFor;
if(Array.isArray(data14)){
if(data14.length > 1000){
const err38 = {instancePath:instancePath+"/default/enabledFor",schemaPath:"#/$defs/FeatureFlag/properties/enabledFor/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const len1 = data14.length;
for(let i2=0; i2<len1; i2++){
let data15 = data14[i2];
if(typeof data15 === "string"){
if(!(formats0.test(data15))){
const err39 = {instancePath:instancePath+"/default/enabledFor/" + i2,schemaPath:"#/$defs/FeatureFlag/properties/enabledFor/items/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/default/enabledFor/" + i2,schemaPath:"#/$defs/FeatureFlag/properties/enabledFor/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
let i3 = data14.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data14[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err41 = {instancePath:instancePath+"/default/enabledFor",schemaPath:"#/$defs/FeatureFlag/properties/enabledFor/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err42 = {instancePath:instancePath+"/default/enabledFor",schemaPath:"#/$defs/FeatureFlag/properties/enabledFor/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/default",schemaPath:"#/$defs/FeatureFlag/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "string"){
if(!(validate177(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "int"){
if(!(validate178(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "bool"){
if(!(validate179(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "enum"){
if(!(validate180(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "multiselect"){
if(!(validate183(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "color"){
if(!(validate185(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "url"){
if(!(validate186(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "duration"){
if(!(validate187(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "json"){
if(!(validate188(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "tags"){
if(!(validate189(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "rows"){
if(!(validate190(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "feature_flag"){
if(!(validate194(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate176.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate176.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate175.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.fields === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "label")) || (key0 === "title")) || (key0 === "fields"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/ConfigName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/ConfigName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(!pattern61.test(data1)){
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/ConfigLabelKey/pattern",keyword:"pattern",params:{pattern: "^config(\\.[a-z][a-z0-9_]*)+$"},message:"must match pattern \""+"^config(\\.[a-z][a-z0-9_]*)+$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/ConfigLabelKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func1(data2) > 80){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data2) < 1){
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.fields !== undefined){
let data3 = data.fields;
if(Array.isArray(data3)){
if(data3.length < 1){
const err12 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate176(data3[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate175.errors = vErrors;
return errors === 0;
}
validate175.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="section.yaml" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate174.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.module === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "module"},message:"must have required property '"+"module"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.permission === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "permission"},message:"must have required property '"+"permission"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.manage_permission === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "manage_permission"},message:"must have required property '"+"manage_permission"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.groups === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groups"},message:"must have required property '"+"groups"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "label")) || (key0 === "title")) || (key0 === "description")) || (key0 === "module")) || (key0 === "permission")) || (key0 === "manage_permission")) || (key0 === "groups"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/ConfigName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/ConfigName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(!pattern61.test(data1)){
const err10 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/ConfigLabelKey/pattern",keyword:"pattern",params:{pattern: "^config(\\.[a-z][a-z0-9_]*)+$"},message:"must match pattern \""+"^config(\\.[a-z][a-z0-9_]*)+$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/label",schemaPath:"#/$defs/ConfigLabelKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func1(data2) > 80){
const err12 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data2) < 1){
const err13 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if(typeof data3 === "string"){
if(func1(data3) > 400){
const err15 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.module !== undefined){
let data4 = data.module;
if(typeof data4 !== "string"){
const err17 = {instancePath:instancePath+"/module",schemaPath:"#/properties/module/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((((((data4 === "widget") || (data4 === "engine")) || (data4 === "insights")) || (data4 === "forms")) || (data4 === "webhooks")) || (data4 === "mail")) || (data4 === "agents"))){
const err18 = {instancePath:instancePath+"/module",schemaPath:"#/properties/module/enum",keyword:"enum",params:{allowedValues: schema271.properties.module.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.permission !== undefined){
let data5 = data.permission;
if(typeof data5 === "string"){
if(!pattern62.test(data5)){
const err19 = {instancePath:instancePath+"/permission",schemaPath:"#/properties/permission/pattern",keyword:"pattern",params:{pattern: "^service\\.config\\.[a-z][a-z0-9_]*\\.view$"},message:"must match pattern \""+"^service\\.config\\.[a-z][a-z0-9_]*\\.view$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/permission",schemaPath:"#/properties/permission/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.manage_permission !== undefined){
let data6 = data.manage_permission;
if(typeof data6 === "string"){
if(!pattern63.test(data6)){
const err21 = {instancePath:instancePath+"/manage_permission",schemaPath:"#/properties/manage_permission/pattern",keyword:"pattern",params:{pattern: "^service\\.config\\.[a-z][a-z0-9_]*\\.manage$"},message:"must match pattern \""+"^service\\.config\\.[a-z][a-z0-9_]*\\.manage$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/manage_permission",schemaPath:"#/properties/manage_permission/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.groups !== undefined){
let data7 = data.groups;
if(Array.isArray(data7)){
if(data7.length < 1){
const err23 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate175(data7[i0], {instancePath:instancePath+"/groups/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate173.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate174(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const workspace = validate210;
const schema322 = {"$ref":"workspace.yaml"};
const schema323 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"workspace.yaml","title":"WorkspaceFile","description":"A workspace as configuration: one file that describes it whole and can be applied any number of times. What the file names is created or brought to the described state; what it does not name stays as it is. A value written `{ env: NAME }` is read from the environment when the file is applied; flow and form definitions are taken as they stand. Ids are optional; a given one is fixed, an omitted one is found by name or made.","type":"object","additionalProperties":false,"required":["apiVersion","organization","workspace"],"properties":{"apiVersion":{"const":"parley/v1","description":"Version of this format."},"organization":{"$ref":"#/$defs/WorkspaceOrganization"},"workspace":{"$ref":"#/$defs/WorkspaceSettings"},"roles":{"type":"array","maxItems":200,"items":{"$ref":"#/$defs/WorkspaceRole"},"description":"Named roles; `admin` and `super_admin` are built in."},"users":{"type":"array","maxItems":5000,"items":{"$ref":"#/$defs/WorkspaceUser"},"description":"People of the workspace."},"keys":{"type":"array","maxItems":500,"items":{"$ref":"#/$defs/WorkspaceKey"},"description":"Publishable keys."},"flows":{"type":"array","maxItems":1000,"items":{"$ref":"#/$defs/WorkspaceFlow"},"description":"Flows, from files or inline."},"forms":{"type":"array","maxItems":500,"items":{"$ref":"#/$defs/WorkspaceForm"},"description":"Forms, from files or inline."},"config":{"$ref":"#/$defs/WorkspaceConfig"},"goals":{"type":"array","maxItems":500,"items":{"$ref":"#/$defs/WorkspaceGoal"},"description":"What counts as a conversion."},"prices":{"type":"array","maxItems":500,"items":{"$ref":"#/$defs/WorkspacePrice"},"description":"What language models cost."},"connections":{"type":"array","maxItems":500,"items":{"$ref":"#/$defs/WorkspaceConnection"},"description":"Services that flows call."},"sources":{"type":"array","maxItems":500,"items":{"$ref":"#/$defs/WorkspaceSource"},"description":"Sites that the crawler indexes."},"inboundWebhooks":{"type":"array","maxItems":500,"items":{"$ref":"#/$defs/WorkspaceInboundWebhook"},"description":"Senders whose signed calls raise domain events."}},"examples":[{"apiVersion":"parley/v1","organization":{"id":"018f0000-0000-7000-8000-000000000001","name":"Acme Group"},"workspace":{"id":"018f0000-0000-7000-8000-000000000002","name":"Acme Shop","locale":"en","timezone":"Europe/Berlin","currency":"EUR"},"roles":[{"code":"analyst","permissions":["service.insights.analytics","service.flows.view"]}],"users":[{"email":"ada@acme.example","name":"Ada","password":{"env":"ADA_PASSWORD"},"roles":["admin"],"active":true,"tokens":[{"name":"ci","scopes":["api:full","mcp"],"expiresAt":null,"value":{"env":"ADA_TOKEN"}}]}],"keys":[{"name":"shop-widget","key":"pk_live_AcmeShopDemoKey0001","status":"active","allowedOrigins":["https://shop.acme.example"],"intents":null,"forms":null,"webhook":{"url":"https://shop.acme.example/hooks/parley"}}],"flows":[{"file":"flows/order-status.yaml"},{"code":"hello","name":"Hello","triggers":[{"type":"chat_intent","intent":"hello"}],"nodes":[{"id":"bye","type":"end","text":"Hello"}]}],"forms":[{"code":"newsletter","title":"Newsletter","fields":[{"name":"email","type":"email","label":"E-mail","required":true}]}],"config":{"global":{"widget/appearance/accent":"#0a7"},"organization":{},"tenant":{"widget/appearance/title":"Acme helps","widget/quick_questions/questions":[{"question":"Where is my order?","pageType":"general","assignedFlow":"order-status"}]}},"goals":[{"code":"purchase","name":"Purchase","status":"active","match":{"type":"api"},"value":{"mode":"from_property","property":"amount"},"currency":"EUR","windowDays":30}],"prices":[{"model":"gpt-4o-mini","promptPer1k":0.00015,"completionPer1k":0.0006}],"connections":[{"code":"crm","name":"CRM","providerKey":"http","baseUrl":"https://crm.acme.example","credentials":{"bearer":{"env":"CRM_TOKEN"}}}],"sources":[{"id":"018f0000-0000-7000-8000-00000000000a","name":"Help centre","url":"https://help.acme.example","schedule":"daily"}],"inboundWebhooks":[{"id":"018f0000-0000-7000-8000-00000000000b","name":"Shop","eventName":"order.paid","secret":{"env":"SHOP_HOOK_SECRET"}}]}],"$defs":{"EnvReference":{"title":"EnvReference","description":"The value of an environment variable, read when the file is applied.","type":"object","additionalProperties":false,"required":["env"],"properties":{"env":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]{0,127}$","description":"Name of the variable."}}},"WorkspaceId":{"title":"WorkspaceId","description":"A fixed identifier (UUID).","anyOf":[{"type":"string","format":"uuid"},{"$ref":"#/$defs/EnvReference"}]},"WorkspaceName":{"title":"WorkspaceName","description":"A name for people.","anyOf":[{"type":"string","minLength":1,"maxLength":200},{"$ref":"#/$defs/EnvReference"}]},"WorkspaceCode":{"title":"WorkspaceCode","description":"A name for machines: lower-case letters, digits, hyphen and underscore.","anyOf":[{"type":"string","pattern":"^[a-z0-9][a-z0-9_-]{0,63}$"},{"$ref":"#/$defs/EnvReference"}]},"WorkspaceUrl":{"title":"WorkspaceUrl","description":"An absolute address.","anyOf":[{"type":"string","maxLength":2000,"pattern":"^https?://[^/?#\\s]+[^\\s]*$"},{"$ref":"#/$defs/EnvReference"}]},"WorkspaceSecret":{"title":"WorkspaceSecret","description":"A secret. Better read from the environment than written here.","anyOf":[{"type":"string","minLength":1,"maxLength":4096},{"$ref":"#/$defs/EnvReference"}]},"WorkspaceFlag":{"title":"WorkspaceFlag","anyOf":[{"type":"boolean"},{"$ref":"#/$defs/EnvReference"}]},"WorkspaceAmount":{"title":"WorkspaceAmount","anyOf":[{"type":"number","minimum":0,"maximum":1000000000},{"$ref":"#/$defs/EnvReference"}]},"WorkspaceOrganization":{"title":"WorkspaceOrganization","description":"The organisation that the workspace belongs to. Without an id it is the one of that name.","type":"object","additionalProperties":false,"required":["name"],"properties":{"id":{"$ref":"#/$defs/WorkspaceId"},"name":{"$ref":"#/$defs/WorkspaceName"}}},"WorkspaceSettings":{"title":"WorkspaceSettings","description":"The workspace itself. Without an id it is the one of that name in the organisation.","type":"object","additionalProperties":false,"required":["name"],"properties":{"id":{"$ref":"#/$defs/WorkspaceId"},"name":{"$ref":"#/$defs/WorkspaceName"},"locale":{"description":"Language (BCP-47) of visitors that bring none; `en` for a new workspace.","anyOf":[{"type":"string","maxLength":35,"pattern":"^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$"},{"$ref":"#/$defs/EnvReference"}]},"timezone":{"description":"IANA name of the zone in which dates are shown; `UTC` for a new workspace.","anyOf":[{"type":"string","minLength":1,"maxLength":64},{"$ref":"#/$defs/EnvReference"}]},"currency":{"description":"ISO 4217 code that new goals start with; `USD` for a new workspace.","anyOf":[{"type":"string","pattern":"^[A-Z]{3}$"},{"$ref":"#/$defs/EnvReference"}]}}},"WorkspaceRole":{"title":"WorkspaceRole","description":"A role by its code.","type":"object","additionalProperties":false,"required":["code","permissions"],"properties":{"code":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,63}$","not":{"enum":["admin","super_admin"]},"description":"Name by which users hold it."},"name":{"description":"Name for people; the code when absent.","$ref":"#/$defs/WorkspaceName"},"permissions":{"type":"array","maxItems":500,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":128},"description":"Codes of what it allows, for example `service.flows.view`."}}},"WorkspaceUser":{"title":"WorkspaceUser","description":"A user by e-mail address.","type":"object","additionalProperties":false,"required":["email","name"],"properties":{"id":{"$ref":"#/$defs/WorkspaceId"},"email":{"description":"With what the user signs in; unique over all workspaces, whatever the case.","anyOf":[{"type":"string","format":"email","maxLength":254},{"$ref":"#/$defs/EnvReference"}]},"name":{"$ref":"#/$defs/WorkspaceName"},"password":{"description":"Without one, a user cannot sign in until it is set; an existing one is kept.","anyOf":[{"type":"string","minLength":8,"maxLength":1024},{"$ref":"#/$defs/EnvReference"}]},"roles":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,63}$"},"description":"`super_admin`, `admin`, or codes of roles."},"active":{"description":"Whether the user may sign in and the user's tokens work; true when absent.","$ref":"#/$defs/WorkspaceFlag"},"tokens":{"type":"array","maxItems":100,"items":{"$ref":"#/$defs/WorkspaceToken"},"description":"Personal access tokens."}}},"WorkspaceToken":{"title":"WorkspaceToken","description":"A personal access token, by its name among the user's. A revoked one stays revoked.","type":"object","additionalProperties":false,"required":["name","scopes"],"properties":{"name":{"$ref":"#/$defs/WorkspaceName"},"scopes":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":64},"description":"What the token may be used for, for example `api:full` and `mcp`."},"expiresAt":{"description":"End of its life; null or absent for none.","anyOf":[{"type":"string","format":"date-time"},{"type":"null"},{"$ref":"#/$defs/EnvReference"}]},"value":{"description":"The token, in the form that `parley token generate` prints; made and printed once when absent.","$ref":"#/$defs/WorkspaceSecret"}}},"WorkspaceKey":{"title":"WorkspaceKey","description":"A publishable key by its name.","type":"object","additionalProperties":false,"required":["name"],"properties":{"id":{"$ref":"#/$defs/WorkspaceId"},"name":{"description":"Name for people; unique in the workspace.","anyOf":[{"type":"string","minLength":1,"maxLength":100},{"$ref":"#/$defs/EnvReference"}]},"key":{"description":"The key itself; made and printed when absent. It never changes.","anyOf":[{"type":"string","maxLength":128,"pattern":"^pk_live_[A-Za-z0-9]+$"},{"$ref":"#/$defs/EnvReference"}]},"status":{"type":"string","enum":["active","paused","disabled","revoked"],"description":"Only `active` opens anything; `revoked` is final. `active` for a new key."},"allowedOrigins":{"type":"array","maxItems":200,"items":{"anyOf":[{"type":"string","maxLength":255,"pattern":"^https?://[^/?#\\s]+$"},{"$ref":"#/$defs/EnvReference"}]},"description":"Origins whose pages may use the key; empty or absent for any."},"intents":{"type":["array","null"],"maxItems":500,"items":{"type":"string","minLength":1,"maxLength":128},"description":"Names of the intents it may start; null or absent for all, empty for none."},"forms":{"type":["array","null"],"maxItems":500,"items":{"type":"string","minLength":1,"maxLength":64},"description":"Codes or ids of the forms it opens; null or absent for all, empty for none."},"webhook":{"$ref":"#/$defs/WorkspaceWebhook"}}},"WorkspaceWebhook":{"title":"WorkspaceWebhook","description":"Where events of the key are sent. It is fixed when the key is made; another address or secret needs another key.","type":["object","null"],"additionalProperties":false,"required":["url"],"properties":{"url":{"$ref":"#/$defs/WorkspaceUrl"},"secret":{"description":"Signing secret; made and printed once when absent.","anyOf":[{"type":"string","maxLength":256,"pattern":"^whsec_[A-Za-z0-9_-]{16,}$"},{"$ref":"#/$defs/EnvReference"}]}}},"WorkspaceFlow":{"title":"WorkspaceFlow","description":"A flow (`flow.yaml`), either in a file beside this one or inline.","anyOf":[{"$ref":"#/$defs/WorkspaceFlowFile"},{"$ref":"#/$defs/WorkspaceInlineFlow"}]},"WorkspaceFlowFile":{"title":"WorkspaceFlowFile","description":"A flow in a file of its own.","type":"object","additionalProperties":false,"required":["file"],"properties":{"id":{"$ref":"#/$defs/WorkspaceId"},"file":{"type":"string","minLength":1,"maxLength":500,"description":"Path of the file from the folder of this one."},"publish":{"type":"boolean","default":true,"description":"Whether it is published; otherwise it is saved as a draft, and a published version stays."}}},"WorkspaceInlineFlow":{"title":"WorkspaceInlineFlow","description":"A flow that stands here, with the fields of `flow.yaml`.","type":"object","additionalProperties":true,"required":["code","nodes"],"not":{"required":["file"]},"properties":{"id":{"$ref":"#/$defs/WorkspaceId"},"publish":{"type":"boolean","default":true,"description":"Whether it is published; otherwise it is saved as a draft, and a published version stays."}}},"WorkspaceForm":{"title":"WorkspaceForm","description":"A form (`form.yaml`), either in a file beside this one or inline.","anyOf":[{"$ref":"#/$defs/WorkspaceFormFile"},{"$ref":"#/$defs/WorkspaceInlineForm"}]},"WorkspaceFormFile":{"title":"WorkspaceFormFile","description":"A form in a file of its own.","type":"object","additionalProperties":false,"required":["file"],"properties":{"id":{"$ref":"#/$defs/WorkspaceId"},"file":{"type":"string","minLength":1,"maxLength":500,"description":"Path of the file from the folder of this one."},"publish":{"type":"boolean","default":true,"description":"Whether it is live; otherwise it is a draft."}}},"WorkspaceInlineForm":{"title":"WorkspaceInlineForm","description":"A form that stands here, with the fields of `form.yaml`.","type":"object","additionalProperties":true,"required":["code","fields"],"not":{"required":["file"]},"properties":{"id":{"$ref":"#/$defs/WorkspaceId"},"publish":{"type":"boolean","default":true,"description":"Whether it is live; otherwise it is a draft."}}},"WorkspaceConfig":{"title":"WorkspaceConfig","description":"Configuration values by scope. `global` and `organization` hold for other workspaces too.","type":"object","additionalProperties":false,"properties":{"global":{"$ref":"#/$defs/WorkspaceConfigValues"},"organization":{"$ref":"#/$defs/WorkspaceConfigValues"},"tenant":{"$ref":"#/$defs/WorkspaceConfigValues"}}},"WorkspaceConfigValues":{"title":"WorkspaceConfigValues","description":"Values by path (`<section>/<group>/<field>`); null takes an override back.","type":"object","propertyNames":{"pattern":"^[a-z][a-z0-9_]*/[a-z][a-z0-9_]*/[a-z][a-z0-9_]*$"},"additionalProperties":true},"WorkspaceGoal":{"title":"WorkspaceGoal","description":"A goal by its code.","type":"object","additionalProperties":false,"required":["code","name"],"properties":{"id":{"$ref":"#/$defs/WorkspaceId"},"code":{"type":"string","pattern":"^[a-z][a-z0-9_-]{0,63}$","description":"Name by which conversions and flows refer to it."},"name":{"$ref":"#/$defs/WorkspaceName"},"status":{"type":"string","enum":["active","paused","archived"],"description":"`archived` is final; `active` for a new goal."},"match":{"$ref":"#/$defs/WorkspaceGoalMatch"},"value":{"$ref":"#/$defs/WorkspaceGoalValue"},"currency":{"description":"ISO 4217 code of the value; the workspace's when absent, null without one.","anyOf":[{"type":"string","pattern":"^[A-Z]{3}$"},{"type":"null"},{"$ref":"#/$defs/EnvReference"}]},"windowDays":{"type":"integer","minimum":1,"maximum":365,"description":"Days in which a completion is attributed to a conversation; 30 for a new goal."}}},"WorkspaceGoalMatch":{"title":"WorkspaceGoalMatch","description":"What completes the goal; `{ type: api }` when absent.","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"type":"string","enum":["api","telemetry","flow"],"description":"The conversions endpoint, a client event, or a `goal` node."},"name":{"type":"string","minLength":1,"maxLength":128,"description":"Name of the client event; needed for `telemetry`."},"filter":{"type":"string","minLength":1,"maxLength":2000,"description":"Expression over `$event` that must hold; for `telemetry`."}},"allOf":[{"if":{"properties":{"type":{"const":"telemetry"}}},"then":{"required":["name"]},"else":{"properties":{"name":false,"filter":false}}}]},"WorkspaceGoalValue":{"title":"WorkspaceGoalValue","description":"How much a completion is worth; `{ mode: none }` when absent.","type":"object","additionalProperties":false,"required":["mode"],"properties":{"mode":{"type":"string","enum":["none","fixed","from_property"],"description":"Nothing, a fixed amount, or a property of the completion."},"amount":{"description":"Amount of each completion; needed for `fixed`.","$ref":"#/$defs/WorkspaceAmount"},"property":{"type":"string","minLength":1,"maxLength":128,"description":"Property that holds the amount; needed for `from_property`."}},"allOf":[{"if":{"properties":{"mode":{"const":"fixed"}}},"then":{"required":["amount"]},"else":{"properties":{"amount":false}}},{"if":{"properties":{"mode":{"const":"from_property"}}},"then":{"required":["property"]},"else":{"properties":{"property":false}}}]},"WorkspacePrice":{"title":"WorkspacePrice","description":"The price of a language model in US dollars for a thousand tokens.","type":"object","additionalProperties":false,"required":["model","promptPer1k","completionPer1k"],"properties":{"id":{"$ref":"#/$defs/WorkspaceId"},"model":{"type":"string","minLength":1,"maxLength":200,"description":"Name of the model as replies report it."},"promptPer1k":{"description":"For prompt tokens.","$ref":"#/$defs/WorkspaceAmount"},"completionPer1k":{"description":"For completion tokens.","$ref":"#/$defs/WorkspaceAmount"}}},"WorkspaceConnection":{"title":"WorkspaceConnection","description":"A service that flows call, by its code.","type":"object","additionalProperties":false,"required":["code","providerKey"],"properties":{"id":{"$ref":"#/$defs/WorkspaceId"},"code":{"$ref":"#/$defs/WorkspaceCode"},"name":{"description":"Name for people; the code when absent.","$ref":"#/$defs/WorkspaceName"},"providerKey":{"type":"string","enum":["http","openai","anthropic","openai_compatible"],"description":"What speaks at the other end."},"baseUrl":{"description":"Address that paths are added to; needed for `http` and `openai_compatible`.","$ref":"#/$defs/WorkspaceUrl"},"credentials":{"type":"object","maxProperties":20,"additionalProperties":{"$ref":"#/$defs/WorkspaceSecret"},"description":"Secrets by name, for example `bearer` (http) or `apiKey` (language models). When absent, stored ones are kept."},"status":{"type":"string","enum":["active","disabled"],"description":"Whether flows may use it; `active` for a new one."}}},"WorkspaceSource":{"title":"WorkspaceSource","description":"A site that the crawler indexes. Without an id it is the one of that name.","type":"object","additionalProperties":false,"required":["name","url"],"properties":{"id":{"$ref":"#/$defs/WorkspaceId"},"name":{"$ref":"#/$defs/WorkspaceName"},"url":{"$ref":"#/$defs/WorkspaceUrl"},"schedule":{"type":"string","enum":["manual","hourly","daily","weekly"],"description":"How often it is crawled; `manual` for a new one."}}},"WorkspaceInboundWebhook":{"title":"WorkspaceInboundWebhook","description":"A sender whose signed calls raise a domain event. Without an id it is the one of that name.","type":"object","additionalProperties":false,"required":["name","eventName","secret"],"properties":{"id":{"description":"Part of the address that the sender calls.","$ref":"#/$defs/WorkspaceId"},"name":{"$ref":"#/$defs/WorkspaceName"},"eventName":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$","description":"Name of the domain event."},"secret":{"description":"What the sender signs with.","$ref":"#/$defs/WorkspaceSecret"}}}}};
const schema324 = {"title":"WorkspaceOrganization","description":"The organisation that the workspace belongs to. Without an id it is the one of that name.","type":"object","additionalProperties":false,"required":["name"],"properties":{"id":{"$ref":"#/$defs/WorkspaceId"},"name":{"$ref":"#/$defs/WorkspaceName"}}};
const schema325 = {"title":"WorkspaceId","description":"A fixed identifier (UUID).","anyOf":[{"type":"string","format":"uuid"},{"$ref":"#/$defs/EnvReference"}]};
const schema326 = {"title":"EnvReference","description":"The value of an environment variable, read when the file is applied.","type":"object","additionalProperties":false,"required":["env"],"properties":{"env":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]{0,127}$","description":"Name of the variable."}}};
const pattern97 = new RegExp("^[A-Za-z_][A-Za-z0-9_]{0,127}$", "u");

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate213.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data === "string"){
if(!(formats0.test(data))){
const err0 = {instancePath,schemaPath:"#/anyOf/0/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.env === undefined){
const err2 = {instancePath,schemaPath:"#/$defs/EnvReference/required",keyword:"required",params:{missingProperty: "env"},message:"must have required property '"+"env"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "env")){
const err3 = {instancePath,schemaPath:"#/$defs/EnvReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.env !== undefined){
let data0 = data.env;
if(typeof data0 === "string"){
if(!pattern97.test(data0)){
const err4 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/EnvReference/properties/env/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/EnvReference/properties/env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/$defs/EnvReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
if(!valid0){
const err7 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate213.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate213.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema327 = {"title":"WorkspaceName","description":"A name for people.","anyOf":[{"type":"string","minLength":1,"maxLength":200},{"$ref":"#/$defs/EnvReference"}]};

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate215.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data === "string"){
if(func1(data) > 200){
const err0 = {instancePath,schemaPath:"#/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data) < 1){
const err1 = {instancePath,schemaPath:"#/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.env === undefined){
const err3 = {instancePath,schemaPath:"#/$defs/EnvReference/required",keyword:"required",params:{missingProperty: "env"},message:"must have required property '"+"env"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "env")){
const err4 = {instancePath,schemaPath:"#/$defs/EnvReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.env !== undefined){
let data0 = data.env;
if(typeof data0 === "string"){
if(!pattern97.test(data0)){
const err5 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/EnvReference/properties/env/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/EnvReference/properties/env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/$defs/EnvReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
if(!valid0){
const err8 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate215.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate215.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate212.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "name"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate213(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate215(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate212.errors = vErrors;
return errors === 0;
}
validate212.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema329 = {"title":"WorkspaceSettings","description":"The workspace itself. Without an id it is the one of that name in the organisation.","type":"object","additionalProperties":false,"required":["name"],"properties":{"id":{"$ref":"#/$defs/WorkspaceId"},"name":{"$ref":"#/$defs/WorkspaceName"},"locale":{"description":"Language (BCP-47) of visitors that bring none; `en` for a new workspace.","anyOf":[{"type":"string","maxLength":35,"pattern":"^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$"},{"$ref":"#/$defs/EnvReference"}]},"timezone":{"description":"IANA name of the zone in which dates are shown; `UTC` for a new workspace.","anyOf":[{"type":"string","minLength":1,"maxLength":64},{"$ref":"#/$defs/EnvReference"}]},"currency":{"description":"ISO 4217 code that new goals start with; `USD` for a new workspace.","anyOf":[{"type":"string","pattern":"^[A-Z]{3}$"},{"$ref":"#/$defs/EnvReference"}]}}};
const pattern102 = new RegExp("^[A-Z]{3}$", "u");

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate218.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "locale")) || (key0 === "timezone")) || (key0 === "currency"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate213(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate215(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
if(data.locale !== undefined){
let data2 = data.locale;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(typeof data2 === "string"){
if(func1(data2) > 35){
const err2 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern11.test(data2)){
const err3 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$"},message:"must match pattern \""+"^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs8 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.env === undefined){
const err5 = {instancePath:instancePath+"/locale",schemaPath:"#/$defs/EnvReference/required",keyword:"required",params:{missingProperty: "env"},message:"must have required property '"+"env"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data2){
if(!(key1 === "env")){
const err6 = {instancePath:instancePath+"/locale",schemaPath:"#/$defs/EnvReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.env !== undefined){
let data3 = data2.env;
if(typeof data3 === "string"){
if(!pattern97.test(data3)){
const err7 = {instancePath:instancePath+"/locale/env",schemaPath:"#/$defs/EnvReference/properties/env/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/locale/env",schemaPath:"#/$defs/EnvReference/properties/env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/locale",schemaPath:"#/$defs/EnvReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err10 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.timezone !== undefined){
let data4 = data.timezone;
const _errs15 = errors;
let valid4 = false;
const _errs16 = errors;
if(typeof data4 === "string"){
if(func1(data4) > 64){
const err11 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data4) < 1){
const err12 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid4 = valid4 || _valid1;
const _errs18 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.env === undefined){
const err14 = {instancePath:instancePath+"/timezone",schemaPath:"#/$defs/EnvReference/required",keyword:"required",params:{missingProperty: "env"},message:"must have required property '"+"env"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key2 in data4){
if(!(key2 === "env")){
const err15 = {instancePath:instancePath+"/timezone",schemaPath:"#/$defs/EnvReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.env !== undefined){
let data5 = data4.env;
if(typeof data5 === "string"){
if(!pattern97.test(data5)){
const err16 = {instancePath:instancePath+"/timezone/env",schemaPath:"#/$defs/EnvReference/properties/env/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/timezone/env",schemaPath:"#/$defs/EnvReference/properties/env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/timezone",schemaPath:"#/$defs/EnvReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid1 = _errs18 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err19 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.currency !== undefined){
let data6 = data.currency;
const _errs25 = errors;
let valid7 = false;
const _errs26 = errors;
if(typeof data6 === "string"){
if(!pattern102.test(data6)){
const err20 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid2 = _errs26 === errors;
valid7 = valid7 || _valid2;
const _errs28 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.env === undefined){
const err22 = {instancePath:instancePath+"/currency",schemaPath:"#/$defs/EnvReference/required",keyword:"required",params:{missingProperty: "env"},message:"must have required property '"+"env"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key3 in data6){
if(!(key3 === "env")){
const err23 = {instancePath:instancePath+"/currency",schemaPath:"#/$defs/EnvReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data6.env !== undefined){
let data7 = data6.env;
if(typeof data7 === "string"){
if(!pattern97.test(data7)){
const err24 = {instancePath:instancePath+"/currency/env",schemaPath:"#/$defs/EnvReference/properties/env/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/currency/env",schemaPath:"#/$defs/EnvReference/properties/env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/currency",schemaPath:"#/$defs/EnvReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid2 = _errs28 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const err27 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate218.errors = vErrors;
return errors === 0;
}
validate218.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema333 = {"title":"WorkspaceRole","description":"A role by its code.","type":"object","additionalProperties":false,"required":["code","permissions"],"properties":{"code":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,63}$","not":{"enum":["admin","super_admin"]},"description":"Name by which users hold it."},"name":{"description":"Name for people; the code when absent.","$ref":"#/$defs/WorkspaceName"},"permissions":{"type":"array","maxItems":500,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":128},"description":"Codes of what it allows, for example `service.flows.view`."}}};

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate222.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.permissions === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "permissions"},message:"must have required property '"+"permissions"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "code") || (key0 === "name")) || (key0 === "permissions"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
const _errs4 = errors;
const _errs5 = errors;
if(!((data0 === "admin") || (data0 === "super_admin"))){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid1 = _errs5 === errors;
if(valid1){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate215(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
if(data.permissions !== undefined){
let data2 = data.permissions;
if(Array.isArray(data2)){
if(data2.length > 500){
const err7 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func1(data3) > 128){
const err8 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"#/properties/permissions/items/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data3) < 1){
const err9 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"#/properties/permissions/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"#/properties/permissions/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err11 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err12 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate222.errors = vErrors;
return errors === 0;
}
validate222.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema334 = {"title":"WorkspaceUser","description":"A user by e-mail address.","type":"object","additionalProperties":false,"required":["email","name"],"properties":{"id":{"$ref":"#/$defs/WorkspaceId"},"email":{"description":"With what the user signs in; unique over all workspaces, whatever the case.","anyOf":[{"type":"string","format":"email","maxLength":254},{"$ref":"#/$defs/EnvReference"}]},"name":{"$ref":"#/$defs/WorkspaceName"},"password":{"description":"Without one, a user cannot sign in until it is set; an existing one is kept.","anyOf":[{"type":"string","minLength":8,"maxLength":1024},{"$ref":"#/$defs/EnvReference"}]},"roles":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,63}$"},"description":"`super_admin`, `admin`, or codes of roles."},"active":{"description":"Whether the user may sign in and the user's tokens work; true when absent.","$ref":"#/$defs/WorkspaceFlag"},"tokens":{"type":"array","maxItems":100,"items":{"$ref":"#/$defs/WorkspaceToken"},"description":"Personal access tokens."}}};
const schema337 = {"title":"WorkspaceFlag","anyOf":[{"type":"boolean"},{"$ref":"#/$defs/EnvReference"}]};

function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate228.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.env === undefined){
const err1 = {instancePath,schemaPath:"#/$defs/EnvReference/required",keyword:"required",params:{missingProperty: "env"},message:"must have required property '"+"env"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "env")){
const err2 = {instancePath,schemaPath:"#/$defs/EnvReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.env !== undefined){
let data0 = data.env;
if(typeof data0 === "string"){
if(!pattern97.test(data0)){
const err3 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/EnvReference/properties/env/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/EnvReference/properties/env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/$defs/EnvReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate228.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate228.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema339 = {"title":"WorkspaceToken","description":"A personal access token, by its name among the user's. A revoked one stays revoked.","type":"object","additionalProperties":false,"required":["name","scopes"],"properties":{"name":{"$ref":"#/$defs/WorkspaceName"},"scopes":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":64},"description":"What the token may be used for, for example `api:full` and `mcp`."},"expiresAt":{"description":"End of its life; null or absent for none.","anyOf":[{"type":"string","format":"date-time"},{"type":"null"},{"$ref":"#/$defs/EnvReference"}]},"value":{"description":"The token, in the form that `parley token generate` prints; made and printed once when absent.","$ref":"#/$defs/WorkspaceSecret"}}};
const schema341 = {"title":"WorkspaceSecret","description":"A secret. Better read from the environment than written here.","anyOf":[{"type":"string","minLength":1,"maxLength":4096},{"$ref":"#/$defs/EnvReference"}]};

function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate232.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data === "string"){
if(func1(data) > 4096){
const err0 = {instancePath,schemaPath:"#/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data) < 1){
const err1 = {instancePath,schemaPath:"#/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.env === undefined){
const err3 = {instancePath,schemaPath:"#/$defs/EnvReference/required",keyword:"required",params:{missingProperty: "env"},message:"must have required property '"+"env"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "env")){
const err4 = {instancePath,schemaPath:"#/$defs/EnvReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.env !== undefined){
let data0 = data.env;
if(typeof data0 === "string"){
if(!pattern97.test(data0)){
const err5 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/EnvReference/properties/env/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/EnvReference/properties/env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/$defs/EnvReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
if(!valid0){
const err8 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate232.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate232.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate230.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.scopes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scopes"},message:"must have required property '"+"scopes"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "scopes")) || (key0 === "expiresAt")) || (key0 === "value"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate215(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
if(data.scopes !== undefined){
let data1 = data.scopes;
if(Array.isArray(data1)){
if(data1.length > 50){
const err3 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func1(data2) > 64){
const err4 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data2) < 1){
const err5 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err7 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err8 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.expiresAt !== undefined){
let data3 = data.expiresAt;
const _errs8 = errors;
let valid4 = false;
const _errs9 = errors;
if(typeof data3 === "string"){
if(!(formats6.validate(data3))){
const err9 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/anyOf/0/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid4 = valid4 || _valid0;
const _errs11 = errors;
if(data3 !== null){
const err11 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid4 = valid4 || _valid0;
const _errs13 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.env === undefined){
const err12 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/$defs/EnvReference/required",keyword:"required",params:{missingProperty: "env"},message:"must have required property '"+"env"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data3){
if(!(key1 === "env")){
const err13 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/$defs/EnvReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.env !== undefined){
let data4 = data3.env;
if(typeof data4 === "string"){
if(!pattern97.test(data4)){
const err14 = {instancePath:instancePath+"/expiresAt/env",schemaPath:"#/$defs/EnvReference/properties/env/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/expiresAt/env",schemaPath:"#/$defs/EnvReference/properties/env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/$defs/EnvReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err17 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.value !== undefined){
if(!(validate232(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate230.errors = vErrors;
return errors === 0;
}
validate230.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const formats54 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate225.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "email")) || (key0 === "name")) || (key0 === "password")) || (key0 === "roles")) || (key0 === "active")) || (key0 === "tokens"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate213(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
let data1 = data.email;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(typeof data1 === "string"){
if(func1(data1) > 254){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats54.test(data1))){
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/anyOf/0/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.env === undefined){
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/$defs/EnvReference/required",keyword:"required",params:{missingProperty: "env"},message:"must have required property '"+"env"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data1){
if(!(key1 === "env")){
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/$defs/EnvReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.env !== undefined){
let data2 = data1.env;
if(typeof data2 === "string"){
if(!pattern97.test(data2)){
const err8 = {instancePath:instancePath+"/email/env",schemaPath:"#/$defs/EnvReference/properties/env/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/email/env",schemaPath:"#/$defs/EnvReference/properties/env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/email",schemaPath:"#/$defs/EnvReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err11 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.name !== undefined){
if(!(validate215(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
if(data.password !== undefined){
let data4 = data.password;
const _errs15 = errors;
let valid4 = false;
const _errs16 = errors;
if(typeof data4 === "string"){
if(func1(data4) > 1024){
const err12 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data4) < 8){
const err13 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/anyOf/0/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid4 = valid4 || _valid1;
const _errs18 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.env === undefined){
const err15 = {instancePath:instancePath+"/password",schemaPath:"#/$defs/EnvReference/required",keyword:"required",params:{missingProperty: "env"},message:"must have required property '"+"env"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key2 in data4){
if(!(key2 === "env")){
const err16 = {instancePath:instancePath+"/password",schemaPath:"#/$defs/EnvReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.env !== undefined){
let data5 = data4.env;
if(typeof data5 === "string"){
if(!pattern97.test(data5)){
const err17 = {instancePath:instancePath+"/password/env",schemaPath:"#/$defs/EnvReference/properties/env/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/password/env",schemaPath:"#/$defs/EnvReference/properties/env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/password",schemaPath:"#/$defs/EnvReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid1 = _errs18 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err20 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.roles !== undefined){
let data6 = data.roles;
if(Array.isArray(data6)){
if(data6.length > 50){
const err21 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err22 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
let i1 = data6.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data6[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err24 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err25 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.active !== undefined){
if(!(validate228(data.active, {instancePath:instancePath+"/active",parentData:data,parentDataProperty:"active",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
errors = vErrors.length;
}
}
if(data.tokens !== undefined){
let data9 = data.tokens;
if(Array.isArray(data9)){
if(data9.length > 100){
const err26 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len1 = data9.length;
for(let i2=0; i2<len1; i2++){
if(!(validate230(data9[i2], {instancePath:instancePath+"/tokens/" + i2,parentData:data9,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
errors = vErrors.length;
}
}
}
else {
const err27 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate225.errors = vErrors;
return errors === 0;
}
validate225.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema343 = {"title":"WorkspaceKey","description":"A publishable key by its name.","type":"object","additionalProperties":false,"required":["name"],"properties":{"id":{"$ref":"#/$defs/WorkspaceId"},"name":{"description":"Name for people; unique in the workspace.","anyOf":[{"type":"string","minLength":1,"maxLength":100},{"$ref":"#/$defs/EnvReference"}]},"key":{"description":"The key itself; made and printed when absent. It never changes.","anyOf":[{"type":"string","maxLength":128,"pattern":"^pk_live_[A-Za-z0-9]+$"},{"$ref":"#/$defs/EnvReference"}]},"status":{"type":"string","enum":["active","paused","disabled","revoked"],"description":"Only `active` opens anything; `revoked` is final. `active` for a new key."},"allowedOrigins":{"type":"array","maxItems":200,"items":{"anyOf":[{"type":"string","maxLength":255,"pattern":"^https?://[^/?#\\s]+$"},{"$ref":"#/$defs/EnvReference"}]},"description":"Origins whose pages may use the key; empty or absent for any."},"intents":{"type":["array","null"],"maxItems":500,"items":{"type":"string","minLength":1,"maxLength":128},"description":"Names of the intents it may start; null or absent for all, empty for none."},"forms":{"type":["array","null"],"maxItems":500,"items":{"type":"string","minLength":1,"maxLength":64},"description":"Codes or ids of the forms it opens; null or absent for all, empty for none."},"webhook":{"$ref":"#/$defs/WorkspaceWebhook"}}};
const schema347 = {"title":"WorkspaceWebhook","description":"Where events of the key are sent. It is fixed when the key is made; another address or secret needs another key.","type":["object","null"],"additionalProperties":false,"required":["url"],"properties":{"url":{"$ref":"#/$defs/WorkspaceUrl"},"secret":{"description":"Signing secret; made and printed once when absent.","anyOf":[{"type":"string","maxLength":256,"pattern":"^whsec_[A-Za-z0-9_-]{16,}$"},{"$ref":"#/$defs/EnvReference"}]}}};
const schema348 = {"title":"WorkspaceUrl","description":"An absolute address.","anyOf":[{"type":"string","maxLength":2000,"pattern":"^https?://[^/?#\\s]+[^\\s]*$"},{"$ref":"#/$defs/EnvReference"}]};
const pattern116 = new RegExp("^https?://[^/?#\\s]+[^\\s]*$", "u");

function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate239.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data === "string"){
if(func1(data) > 2000){
const err0 = {instancePath,schemaPath:"#/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern116.test(data)){
const err1 = {instancePath,schemaPath:"#/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\s]+[^\\s]*$"},message:"must match pattern \""+"^https?://[^/?#\\s]+[^\\s]*$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.env === undefined){
const err3 = {instancePath,schemaPath:"#/$defs/EnvReference/required",keyword:"required",params:{missingProperty: "env"},message:"must have required property '"+"env"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "env")){
const err4 = {instancePath,schemaPath:"#/$defs/EnvReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.env !== undefined){
let data0 = data.env;
if(typeof data0 === "string"){
if(!pattern97.test(data0)){
const err5 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/EnvReference/properties/env/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/EnvReference/properties/env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/$defs/EnvReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
if(!valid0){
const err8 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate239.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate239.evaluated = {"dynamicProps":true,"dynamicItems":false};

const pattern118 = new RegExp("^whsec_[A-Za-z0-9_-]{16,}$", "u");

function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate238.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema347.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "url") || (key0 === "secret"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.url !== undefined){
if(!(validate239(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
}
if(data.secret !== undefined){
let data1 = data.secret;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(typeof data1 === "string"){
if(func1(data1) > 256){
const err3 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern118.test(data1)){
const err4 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^whsec_[A-Za-z0-9_-]{16,}$"},message:"must match pattern \""+"^whsec_[A-Za-z0-9_-]{16,}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.env === undefined){
const err6 = {instancePath:instancePath+"/secret",schemaPath:"#/$defs/EnvReference/required",keyword:"required",params:{missingProperty: "env"},message:"must have required property '"+"env"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data1){
if(!(key1 === "env")){
const err7 = {instancePath:instancePath+"/secret",schemaPath:"#/$defs/EnvReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.env !== undefined){
let data2 = data1.env;
if(typeof data2 === "string"){
if(!pattern97.test(data2)){
const err8 = {instancePath:instancePath+"/secret/env",schemaPath:"#/$defs/EnvReference/properties/env/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/secret/env",schemaPath:"#/$defs/EnvReference/properties/env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/secret",schemaPath:"#/$defs/EnvReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err11 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
}
validate238.errors = vErrors;
return errors === 0;
}
validate238.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern112 = new RegExp("^pk_live_[A-Za-z0-9]+$", "u");
const pattern114 = new RegExp("^https?://[^/?#\\s]+$", "u");

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate236.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "name")) || (key0 === "key")) || (key0 === "status")) || (key0 === "allowedOrigins")) || (key0 === "intents")) || (key0 === "forms")) || (key0 === "webhook"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate213(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data1) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.env === undefined){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/EnvReference/required",keyword:"required",params:{missingProperty: "env"},message:"must have required property '"+"env"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data1){
if(!(key1 === "env")){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/EnvReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.env !== undefined){
let data2 = data1.env;
if(typeof data2 === "string"){
if(!pattern97.test(data2)){
const err7 = {instancePath:instancePath+"/name/env",schemaPath:"#/$defs/EnvReference/properties/env/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/name/env",schemaPath:"#/$defs/EnvReference/properties/env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/EnvReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.key !== undefined){
let data3 = data.key;
const _errs14 = errors;
let valid4 = false;
const _errs15 = errors;
if(typeof data3 === "string"){
if(func1(data3) > 128){
const err11 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern112.test(data3)){
const err12 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^pk_live_[A-Za-z0-9]+$"},message:"must match pattern \""+"^pk_live_[A-Za-z0-9]+$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid4 = valid4 || _valid1;
const _errs17 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.env === undefined){
const err14 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/EnvReference/required",keyword:"required",params:{missingProperty: "env"},message:"must have required property '"+"env"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key2 in data3){
if(!(key2 === "env")){
const err15 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/EnvReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.env !== undefined){
let data4 = data3.env;
if(typeof data4 === "string"){
if(!pattern97.test(data4)){
const err16 = {instancePath:instancePath+"/key/env",schemaPath:"#/$defs/EnvReference/properties/env/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/key/env",schemaPath:"#/$defs/EnvReference/properties/env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/EnvReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err19 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data.status !== undefined){
let data5 = data.status;
if(typeof data5 !== "string"){
const err20 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((((data5 === "active") || (data5 === "paused")) || (data5 === "disabled")) || (data5 === "revoked"))){
const err21 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema343.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.allowedOrigins !== undefined){
let data6 = data.allowedOrigins;
if(Array.isArray(data6)){
if(data6.length > 200){
const err22 = {instancePath:instancePath+"/allowedOrigins",schemaPath:"#/properties/allowedOrigins/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs28 = errors;
let valid9 = false;
const _errs29 = errors;
if(typeof data7 === "string"){
if(func1(data7) > 255){
const err23 = {instancePath:instancePath+"/allowedOrigins/" + i0,schemaPath:"#/properties/allowedOrigins/items/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern114.test(data7)){
const err24 = {instancePath:instancePath+"/allowedOrigins/" + i0,schemaPath:"#/properties/allowedOrigins/items/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\s]+$"},message:"must match pattern \""+"^https?://[^/?#\\s]+$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/allowedOrigins/" + i0,schemaPath:"#/properties/allowedOrigins/items/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid2 = _errs29 === errors;
valid9 = valid9 || _valid2;
const _errs31 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.env === undefined){
const err26 = {instancePath:instancePath+"/allowedOrigins/" + i0,schemaPath:"#/$defs/EnvReference/required",keyword:"required",params:{missingProperty: "env"},message:"must have required property '"+"env"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key3 in data7){
if(!(key3 === "env")){
const err27 = {instancePath:instancePath+"/allowedOrigins/" + i0,schemaPath:"#/$defs/EnvReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data7.env !== undefined){
let data8 = data7.env;
if(typeof data8 === "string"){
if(!pattern97.test(data8)){
const err28 = {instancePath:instancePath+"/allowedOrigins/" + i0+"/env",schemaPath:"#/$defs/EnvReference/properties/env/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/allowedOrigins/" + i0+"/env",schemaPath:"#/$defs/EnvReference/properties/env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/allowedOrigins/" + i0,schemaPath:"#/$defs/EnvReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid2 = _errs31 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const err31 = {instancePath:instancePath+"/allowedOrigins/" + i0,schemaPath:"#/properties/allowedOrigins/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err32 = {instancePath:instancePath+"/allowedOrigins",schemaPath:"#/properties/allowedOrigins/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.intents !== undefined){
let data9 = data.intents;
if((!(Array.isArray(data9))) && (data9 !== null)){
const err33 = {instancePath:instancePath+"/intents",schemaPath:"#/properties/intents/type",keyword:"type",params:{type: schema343.properties.intents.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(Array.isArray(data9)){
if(data9.length > 500){
const err34 = {instancePath:instancePath+"/intents",schemaPath:"#/properties/intents/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 === "string"){
if(func1(data10) > 128){
const err35 = {instancePath:instancePath+"/intents/" + i1,schemaPath:"#/properties/intents/items/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(func1(data10) < 1){
const err36 = {instancePath:instancePath+"/intents/" + i1,schemaPath:"#/properties/intents/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/intents/" + i1,schemaPath:"#/properties/intents/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
}
if(data.forms !== undefined){
let data11 = data.forms;
if((!(Array.isArray(data11))) && (data11 !== null)){
const err38 = {instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/type",keyword:"type",params:{type: schema343.properties.forms.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(Array.isArray(data11)){
if(data11.length > 500){
const err39 = {instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(typeof data12 === "string"){
if(func1(data12) > 64){
const err40 = {instancePath:instancePath+"/forms/" + i2,schemaPath:"#/properties/forms/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(func1(data12) < 1){
const err41 = {instancePath:instancePath+"/forms/" + i2,schemaPath:"#/properties/forms/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/forms/" + i2,schemaPath:"#/properties/forms/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
}
if(data.webhook !== undefined){
if(!(validate238(data.webhook, {instancePath:instancePath+"/webhook",parentData:data,parentDataProperty:"webhook",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
errors = vErrors.length;
}
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate236.errors = vErrors;
return errors === 0;
}
validate236.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema351 = {"title":"WorkspaceFlow","description":"A flow (`flow.yaml`), either in a file beside this one or inline.","anyOf":[{"$ref":"#/$defs/WorkspaceFlowFile"},{"$ref":"#/$defs/WorkspaceInlineFlow"}]};
const schema352 = {"title":"WorkspaceFlowFile","description":"A flow in a file of its own.","type":"object","additionalProperties":false,"required":["file"],"properties":{"id":{"$ref":"#/$defs/WorkspaceId"},"file":{"type":"string","minLength":1,"maxLength":500,"description":"Path of the file from the folder of this one."},"publish":{"type":"boolean","default":true,"description":"Whether it is published; otherwise it is saved as a draft, and a published version stays."}}};

function validate244(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate244.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "file")) || (key0 === "publish"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate213(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined){
let data1 = data.file;
if(typeof data1 === "string"){
if(func1(data1) > 500){
const err2 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data1) < 1){
const err3 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.publish !== undefined){
if(typeof data.publish !== "boolean"){
const err5 = {instancePath:instancePath+"/publish",schemaPath:"#/properties/publish/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate244.errors = vErrors;
return errors === 0;
}
validate244.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema353 = {"title":"WorkspaceInlineFlow","description":"A flow that stands here, with the fields of `flow.yaml`.","type":"object","additionalProperties":true,"required":["code","nodes"],"not":{"required":["file"]},"properties":{"id":{"$ref":"#/$defs/WorkspaceId"},"publish":{"type":"boolean","default":true,"description":"Whether it is published; otherwise it is saved as a draft, and a published version stays."}}};

function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate247.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.file === undefined) && (missing0 = "file")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err1 = {instancePath,schemaPath:"#/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.nodes === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nodes"},message:"must have required property '"+"nodes"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.id !== undefined){
if(!(validate213(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.publish !== undefined){
if(typeof data.publish !== "boolean"){
const err4 = {instancePath:instancePath+"/publish",schemaPath:"#/properties/publish/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate247.errors = vErrors;
return errors === 0;
}
validate247.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate243.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs2 = errors;
if(!(validate247(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate243.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate243.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema354 = {"title":"WorkspaceForm","description":"A form (`form.yaml`), either in a file beside this one or inline.","anyOf":[{"$ref":"#/$defs/WorkspaceFormFile"},{"$ref":"#/$defs/WorkspaceInlineForm"}]};
const schema355 = {"title":"WorkspaceFormFile","description":"A form in a file of its own.","type":"object","additionalProperties":false,"required":["file"],"properties":{"id":{"$ref":"#/$defs/WorkspaceId"},"file":{"type":"string","minLength":1,"maxLength":500,"description":"Path of the file from the folder of this one."},"publish":{"type":"boolean","default":true,"description":"Whether it is live; otherwise it is a draft."}}};

function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate252.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "file")) || (key0 === "publish"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate213(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined){
let data1 = data.file;
if(typeof data1 === "string"){
if(func1(data1) > 500){
const err2 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data1) < 1){
const err3 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.publish !== undefined){
if(typeof data.publish !== "boolean"){
const err5 = {instancePath:instancePath+"/publish",schemaPath:"#/properties/publish/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate252.errors = vErrors;
return errors === 0;
}
validate252.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema356 = {"title":"WorkspaceInlineForm","description":"A form that stands here, with the fields of `form.yaml`.","type":"object","additionalProperties":true,"required":["code","fields"],"not":{"required":["file"]},"properties":{"id":{"$ref":"#/$defs/WorkspaceId"},"publish":{"type":"boolean","default":true,"description":"Whether it is live; otherwise it is a draft."}}};

function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate255.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.file === undefined) && (missing0 = "file")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err1 = {instancePath,schemaPath:"#/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.fields === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.id !== undefined){
if(!(validate213(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.publish !== undefined){
if(typeof data.publish !== "boolean"){
const err4 = {instancePath:instancePath+"/publish",schemaPath:"#/properties/publish/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate255.errors = vErrors;
return errors === 0;
}
validate255.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate251.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate252(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs2 = errors;
if(!(validate255(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate251.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate251.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema357 = {"title":"WorkspaceConfig","description":"Configuration values by scope. `global` and `organization` hold for other workspaces too.","type":"object","additionalProperties":false,"properties":{"global":{"$ref":"#/$defs/WorkspaceConfigValues"},"organization":{"$ref":"#/$defs/WorkspaceConfigValues"},"tenant":{"$ref":"#/$defs/WorkspaceConfigValues"}}};
const schema358 = {"title":"WorkspaceConfigValues","description":"Values by path (`<section>/<group>/<field>`); null takes an override back.","type":"object","propertyNames":{"pattern":"^[a-z][a-z0-9_]*/[a-z][a-z0-9_]*/[a-z][a-z0-9_]*$"},"additionalProperties":true};
const pattern120 = new RegExp("^[a-z][a-z0-9_]*/[a-z][a-z0-9_]*/[a-z][a-z0-9_]*$", "u");

function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate259.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "global") || (key0 === "organization")) || (key0 === "tenant"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.global !== undefined){
let data0 = data.global;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
const _errs5 = errors;
if(typeof key1 === "string"){
if(!pattern120.test(key1)){
const err1 = {instancePath:instancePath+"/global",schemaPath:"#/$defs/WorkspaceConfigValues/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*/[a-z][a-z0-9_]*/[a-z][a-z0-9_]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_]*/[a-z][a-z0-9_]*/[a-z][a-z0-9_]*$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid2 = _errs5 === errors;
if(!valid2){
const err2 = {instancePath:instancePath+"/global",schemaPath:"#/$defs/WorkspaceConfigValues/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/global",schemaPath:"#/$defs/WorkspaceConfigValues/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.organization !== undefined){
let data1 = data.organization;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key2 in data1){
const _errs10 = errors;
if(typeof key2 === "string"){
if(!pattern120.test(key2)){
const err4 = {instancePath:instancePath+"/organization",schemaPath:"#/$defs/WorkspaceConfigValues/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*/[a-z][a-z0-9_]*/[a-z][a-z0-9_]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_]*/[a-z][a-z0-9_]*/[a-z][a-z0-9_]*$"+"\"",propertyName:key2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid4 = _errs10 === errors;
if(!valid4){
const err5 = {instancePath:instancePath+"/organization",schemaPath:"#/$defs/WorkspaceConfigValues/propertyNames",keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/organization",schemaPath:"#/$defs/WorkspaceConfigValues/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.tenant !== undefined){
let data2 = data.tenant;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key3 in data2){
const _errs15 = errors;
if(typeof key3 === "string"){
if(!pattern120.test(key3)){
const err7 = {instancePath:instancePath+"/tenant",schemaPath:"#/$defs/WorkspaceConfigValues/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*/[a-z][a-z0-9_]*/[a-z][a-z0-9_]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_]*/[a-z][a-z0-9_]*/[a-z][a-z0-9_]*$"+"\"",propertyName:key3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid6 = _errs15 === errors;
if(!valid6){
const err8 = {instancePath:instancePath+"/tenant",schemaPath:"#/$defs/WorkspaceConfigValues/propertyNames",keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/tenant",schemaPath:"#/$defs/WorkspaceConfigValues/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate259.errors = vErrors;
return errors === 0;
}
validate259.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema361 = {"title":"WorkspaceGoal","description":"A goal by its code.","type":"object","additionalProperties":false,"required":["code","name"],"properties":{"id":{"$ref":"#/$defs/WorkspaceId"},"code":{"type":"string","pattern":"^[a-z][a-z0-9_-]{0,63}$","description":"Name by which conversions and flows refer to it."},"name":{"$ref":"#/$defs/WorkspaceName"},"status":{"type":"string","enum":["active","paused","archived"],"description":"`archived` is final; `active` for a new goal."},"match":{"$ref":"#/$defs/WorkspaceGoalMatch"},"value":{"$ref":"#/$defs/WorkspaceGoalValue"},"currency":{"description":"ISO 4217 code of the value; the workspace's when absent, null without one.","anyOf":[{"type":"string","pattern":"^[A-Z]{3}$"},{"type":"null"},{"$ref":"#/$defs/EnvReference"}]},"windowDays":{"type":"integer","minimum":1,"maximum":365,"description":"Days in which a completion is attributed to a conversation; 30 for a new goal."}}};
const schema362 = {"title":"WorkspaceGoalMatch","description":"What completes the goal; `{ type: api }` when absent.","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"type":"string","enum":["api","telemetry","flow"],"description":"The conversions endpoint, a client event, or a `goal` node."},"name":{"type":"string","minLength":1,"maxLength":128,"description":"Name of the client event; needed for `telemetry`."},"filter":{"type":"string","minLength":1,"maxLength":2000,"description":"Expression over `$event` that must hold; for `telemetry`."}},"allOf":[{"if":{"properties":{"type":{"const":"telemetry"}}},"then":{"required":["name"]},"else":{"properties":{"name":false,"filter":false}}}]};
const schema363 = {"title":"WorkspaceGoalValue","description":"How much a completion is worth; `{ mode: none }` when absent.","type":"object","additionalProperties":false,"required":["mode"],"properties":{"mode":{"type":"string","enum":["none","fixed","from_property"],"description":"Nothing, a fixed amount, or a property of the completion."},"amount":{"description":"Amount of each completion; needed for `fixed`.","$ref":"#/$defs/WorkspaceAmount"},"property":{"type":"string","minLength":1,"maxLength":128,"description":"Property that holds the amount; needed for `from_property`."}},"allOf":[{"if":{"properties":{"mode":{"const":"fixed"}}},"then":{"required":["amount"]},"else":{"properties":{"amount":false}}},{"if":{"properties":{"mode":{"const":"from_property"}}},"then":{"required":["property"]},"else":{"properties":{"property":false}}}]};
const schema364 = {"title":"WorkspaceAmount","anyOf":[{"type":"number","minimum":0,"maximum":1000000000},{"$ref":"#/$defs/EnvReference"}]};

function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate265.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data == "number"){
if(data > 1000000000 || isNaN(data)){
const err0 = {instancePath,schemaPath:"#/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.env === undefined){
const err3 = {instancePath,schemaPath:"#/$defs/EnvReference/required",keyword:"required",params:{missingProperty: "env"},message:"must have required property '"+"env"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "env")){
const err4 = {instancePath,schemaPath:"#/$defs/EnvReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.env !== undefined){
let data0 = data.env;
if(typeof data0 === "string"){
if(!pattern97.test(data0)){
const err5 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/EnvReference/properties/env/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/EnvReference/properties/env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/$defs/EnvReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
if(!valid0){
const err8 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate265.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate265.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate264.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode !== undefined){
if("fixed" !== data.mode){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
const err1 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount !== undefined){
const err2 = {instancePath:instancePath+"/amount",schemaPath:"#/allOf/0/else/properties/amount/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.amount = true;
props0.mode = true;
}
ifClause0 = "else";
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs8 = errors;
let valid4 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode !== undefined){
if("from_property" !== data.mode){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.property === undefined){
const err5 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "property"},message:"must have required property '"+"property"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs11 === errors;
valid4 = _valid1;
ifClause1 = "then";
}
else {
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.property !== undefined){
const err6 = {instancePath:instancePath+"/property",schemaPath:"#/allOf/1/else/properties/property/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid1 = _errs12 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.property = true;
props1.mode = true;
}
ifClause1 = "else";
}
if(!valid4){
const err7 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "mode") || (key0 === "amount")) || (key0 === "property"))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.mode !== undefined){
let data4 = data.mode;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data4 === "none") || (data4 === "fixed")) || (data4 === "from_property"))){
const err11 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema363.properties.mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.amount !== undefined){
if(!(validate265(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
errors = vErrors.length;
}
}
if(data.property !== undefined){
let data6 = data.property;
if(typeof data6 === "string"){
if(func1(data6) > 128){
const err12 = {instancePath:instancePath+"/property",schemaPath:"#/properties/property/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data6) < 1){
const err13 = {instancePath:instancePath+"/property",schemaPath:"#/properties/property/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/property",schemaPath:"#/properties/property/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate264.errors = vErrors;
return errors === 0;
}
validate264.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern123 = new RegExp("^[a-z][a-z0-9_-]{0,63}$", "u");

function validate261(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate261.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "code")) || (key0 === "name")) || (key0 === "status")) || (key0 === "match")) || (key0 === "value")) || (key0 === "currency")) || (key0 === "windowDays"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate213(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 === "string"){
if(!pattern123.test(data1)){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate215(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data3 === "active") || (data3 === "paused")) || (data3 === "archived"))){
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema361.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.match !== undefined){
let data4 = data.match;
const _errs12 = errors;
let valid3 = true;
const _errs13 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.type !== undefined){
if("telemetry" !== data4.type){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
var _valid0 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs15 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name === undefined){
const err8 = {instancePath:instancePath+"/match",schemaPath:"#/$defs/WorkspaceGoalMatch/allOf/0/then/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid0 = _errs15 === errors;
valid3 = _valid0;
ifClause0 = "then";
}
else {
const _errs16 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name !== undefined){
const err9 = {instancePath:instancePath+"/match/name",schemaPath:"#/$defs/WorkspaceGoalMatch/allOf/0/else/properties/name/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.filter !== undefined){
const err10 = {instancePath:instancePath+"/match/filter",schemaPath:"#/$defs/WorkspaceGoalMatch/allOf/0/else/properties/filter/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid0 = _errs16 === errors;
valid3 = _valid0;
if(valid3){
var props2 = {};
props2.name = true;
props2.filter = true;
props2.type = true;
}
ifClause0 = "else";
}
if(!valid3){
const err11 = {instancePath:instancePath+"/match",schemaPath:"#/$defs/WorkspaceGoalMatch/allOf/0/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.type === undefined){
const err12 = {instancePath:instancePath+"/match",schemaPath:"#/$defs/WorkspaceGoalMatch/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data4){
if(!(((key1 === "type") || (key1 === "name")) || (key1 === "filter"))){
const err13 = {instancePath:instancePath+"/match",schemaPath:"#/$defs/WorkspaceGoalMatch/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.type !== undefined){
let data8 = data4.type;
if(typeof data8 !== "string"){
const err14 = {instancePath:instancePath+"/match/type",schemaPath:"#/$defs/WorkspaceGoalMatch/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((data8 === "api") || (data8 === "telemetry")) || (data8 === "flow"))){
const err15 = {instancePath:instancePath+"/match/type",schemaPath:"#/$defs/WorkspaceGoalMatch/properties/type/enum",keyword:"enum",params:{allowedValues: schema362.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.name !== undefined){
let data9 = data4.name;
if(typeof data9 === "string"){
if(func1(data9) > 128){
const err16 = {instancePath:instancePath+"/match/name",schemaPath:"#/$defs/WorkspaceGoalMatch/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func1(data9) < 1){
const err17 = {instancePath:instancePath+"/match/name",schemaPath:"#/$defs/WorkspaceGoalMatch/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/match/name",schemaPath:"#/$defs/WorkspaceGoalMatch/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.filter !== undefined){
let data10 = data4.filter;
if(typeof data10 === "string"){
if(func1(data10) > 2000){
const err19 = {instancePath:instancePath+"/match/filter",schemaPath:"#/$defs/WorkspaceGoalMatch/properties/filter/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func1(data10) < 1){
const err20 = {instancePath:instancePath+"/match/filter",schemaPath:"#/$defs/WorkspaceGoalMatch/properties/filter/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/match/filter",schemaPath:"#/$defs/WorkspaceGoalMatch/properties/filter/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/match",schemaPath:"#/$defs/WorkspaceGoalMatch/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.value !== undefined){
if(!(validate264(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
let data12 = data.currency;
const _errs26 = errors;
let valid7 = false;
const _errs27 = errors;
if(typeof data12 === "string"){
if(!pattern102.test(data12)){
const err23 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid1 = _errs27 === errors;
valid7 = valid7 || _valid1;
const _errs29 = errors;
if(data12 !== null){
const err25 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid1 = _errs29 === errors;
valid7 = valid7 || _valid1;
const _errs31 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.env === undefined){
const err26 = {instancePath:instancePath+"/currency",schemaPath:"#/$defs/EnvReference/required",keyword:"required",params:{missingProperty: "env"},message:"must have required property '"+"env"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key2 in data12){
if(!(key2 === "env")){
const err27 = {instancePath:instancePath+"/currency",schemaPath:"#/$defs/EnvReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data12.env !== undefined){
let data13 = data12.env;
if(typeof data13 === "string"){
if(!pattern97.test(data13)){
const err28 = {instancePath:instancePath+"/currency/env",schemaPath:"#/$defs/EnvReference/properties/env/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/currency/env",schemaPath:"#/$defs/EnvReference/properties/env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/currency",schemaPath:"#/$defs/EnvReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid1 = _errs31 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const err31 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
if(data.windowDays !== undefined){
let data14 = data.windowDays;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err32 = {instancePath:instancePath+"/windowDays",schemaPath:"#/properties/windowDays/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 > 365 || isNaN(data14)){
const err33 = {instancePath:instancePath+"/windowDays",schemaPath:"#/properties/windowDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err34 = {instancePath:instancePath+"/windowDays",schemaPath:"#/properties/windowDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate261.errors = vErrors;
return errors === 0;
}
validate261.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema367 = {"title":"WorkspacePrice","description":"The price of a language model in US dollars for a thousand tokens.","type":"object","additionalProperties":false,"required":["model","promptPer1k","completionPer1k"],"properties":{"id":{"$ref":"#/$defs/WorkspaceId"},"model":{"type":"string","minLength":1,"maxLength":200,"description":"Name of the model as replies report it."},"promptPer1k":{"description":"For prompt tokens.","$ref":"#/$defs/WorkspaceAmount"},"completionPer1k":{"description":"For completion tokens.","$ref":"#/$defs/WorkspaceAmount"}}};

function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate269.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.promptPer1k === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "promptPer1k"},message:"must have required property '"+"promptPer1k"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.completionPer1k === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "completionPer1k"},message:"must have required property '"+"completionPer1k"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "model")) || (key0 === "promptPer1k")) || (key0 === "completionPer1k"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate213(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined){
let data1 = data.model;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.promptPer1k !== undefined){
if(!(validate265(data.promptPer1k, {instancePath:instancePath+"/promptPer1k",parentData:data,parentDataProperty:"promptPer1k",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
errors = vErrors.length;
}
}
if(data.completionPer1k !== undefined){
if(!(validate265(data.completionPer1k, {instancePath:instancePath+"/completionPer1k",parentData:data,parentDataProperty:"completionPer1k",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate269.errors = vErrors;
return errors === 0;
}
validate269.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema368 = {"title":"WorkspaceConnection","description":"A service that flows call, by its code.","type":"object","additionalProperties":false,"required":["code","providerKey"],"properties":{"id":{"$ref":"#/$defs/WorkspaceId"},"code":{"$ref":"#/$defs/WorkspaceCode"},"name":{"description":"Name for people; the code when absent.","$ref":"#/$defs/WorkspaceName"},"providerKey":{"type":"string","enum":["http","openai","anthropic","openai_compatible"],"description":"What speaks at the other end."},"baseUrl":{"description":"Address that paths are added to; needed for `http` and `openai_compatible`.","$ref":"#/$defs/WorkspaceUrl"},"credentials":{"type":"object","maxProperties":20,"additionalProperties":{"$ref":"#/$defs/WorkspaceSecret"},"description":"Secrets by name, for example `bearer` (http) or `apiKey` (language models). When absent, stored ones are kept."},"status":{"type":"string","enum":["active","disabled"],"description":"Whether flows may use it; `active` for a new one."}}};
const schema369 = {"title":"WorkspaceCode","description":"A name for machines: lower-case letters, digits, hyphen and underscore.","anyOf":[{"type":"string","pattern":"^[a-z0-9][a-z0-9_-]{0,63}$"},{"$ref":"#/$defs/EnvReference"}]};

function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate276.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data === "string"){
if(!pattern10.test(data)){
const err0 = {instancePath,schemaPath:"#/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.env === undefined){
const err2 = {instancePath,schemaPath:"#/$defs/EnvReference/required",keyword:"required",params:{missingProperty: "env"},message:"must have required property '"+"env"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "env")){
const err3 = {instancePath,schemaPath:"#/$defs/EnvReference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.env !== undefined){
let data0 = data.env;
if(typeof data0 === "string"){
if(!pattern97.test(data0)){
const err4 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/EnvReference/properties/env/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/EnvReference/properties/env/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/$defs/EnvReference/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
if(!valid0){
const err7 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate276.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate276.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate274.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.providerKey === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "providerKey"},message:"must have required property '"+"providerKey"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "code")) || (key0 === "name")) || (key0 === "providerKey")) || (key0 === "baseUrl")) || (key0 === "credentials")) || (key0 === "status"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate213(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.code !== undefined){
if(!(validate276(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate215(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
if(data.providerKey !== undefined){
let data3 = data.providerKey;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/providerKey",schemaPath:"#/properties/providerKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((data3 === "http") || (data3 === "openai")) || (data3 === "anthropic")) || (data3 === "openai_compatible"))){
const err4 = {instancePath:instancePath+"/providerKey",schemaPath:"#/properties/providerKey/enum",keyword:"enum",params:{allowedValues: schema368.properties.providerKey.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.baseUrl !== undefined){
if(!(validate239(data.baseUrl, {instancePath:instancePath+"/baseUrl",parentData:data,parentDataProperty:"baseUrl",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
}
if(data.credentials !== undefined){
let data5 = data.credentials;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 20){
const err5 = {instancePath:instancePath+"/credentials",schemaPath:"#/properties/credentials/maxProperties",keyword:"maxProperties",params:{limit: 20},message:"must NOT have more than 20 properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data5){
if(!(validate232(data5[key1], {instancePath:instancePath+"/credentials/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/credentials",schemaPath:"#/properties/credentials/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.status !== undefined){
let data7 = data.status;
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data7 === "active") || (data7 === "disabled"))){
const err8 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema368.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate274.errors = vErrors;
return errors === 0;
}
validate274.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema371 = {"title":"WorkspaceSource","description":"A site that the crawler indexes. Without an id it is the one of that name.","type":"object","additionalProperties":false,"required":["name","url"],"properties":{"id":{"$ref":"#/$defs/WorkspaceId"},"name":{"$ref":"#/$defs/WorkspaceName"},"url":{"$ref":"#/$defs/WorkspaceUrl"},"schedule":{"type":"string","enum":["manual","hourly","daily","weekly"],"description":"How often it is crawled; `manual` for a new one."}}};

function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate282.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "name")) || (key0 === "url")) || (key0 === "schedule"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate213(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate215(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(!(validate239(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
}
if(data.schedule !== undefined){
let data3 = data.schedule;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((data3 === "manual") || (data3 === "hourly")) || (data3 === "daily")) || (data3 === "weekly"))){
const err4 = {instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/enum",keyword:"enum",params:{allowedValues: schema371.properties.schedule.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate282.errors = vErrors;
return errors === 0;
}
validate282.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema372 = {"title":"WorkspaceInboundWebhook","description":"A sender whose signed calls raise a domain event. Without an id it is the one of that name.","type":"object","additionalProperties":false,"required":["name","eventName","secret"],"properties":{"id":{"description":"Part of the address that the sender calls.","$ref":"#/$defs/WorkspaceId"},"name":{"$ref":"#/$defs/WorkspaceName"},"eventName":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$","description":"Name of the domain event."},"secret":{"description":"What the sender signs with.","$ref":"#/$defs/WorkspaceSecret"}}};

function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate287.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.eventName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eventName"},message:"must have required property '"+"eventName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.secret === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "name")) || (key0 === "eventName")) || (key0 === "secret"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate213(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate215(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
if(data.eventName !== undefined){
let data2 = data.eventName;
if(typeof data2 === "string"){
if(!pattern12.test(data2)){
const err4 = {instancePath:instancePath+"/eventName",schemaPath:"#/properties/eventName/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/eventName",schemaPath:"#/properties/eventName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.secret !== undefined){
if(!(validate232(data.secret, {instancePath:instancePath+"/secret",parentData:data,parentDataProperty:"secret",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate287.errors = vErrors;
return errors === 0;
}
validate287.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="workspace.yaml" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate211.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.apiVersion === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apiVersion"},message:"must have required property '"+"apiVersion"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.organization === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organization"},message:"must have required property '"+"organization"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.workspace === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "workspace"},message:"must have required property '"+"workspace"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func8.call(schema323.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.apiVersion !== undefined){
if("parley/v1" !== data.apiVersion){
const err4 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/const",keyword:"const",params:{allowedValue: "parley/v1"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.organization !== undefined){
if(!(validate212(data.organization, {instancePath:instancePath+"/organization",parentData:data,parentDataProperty:"organization",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
}
if(data.workspace !== undefined){
if(!(validate218(data.workspace, {instancePath:instancePath+"/workspace",parentData:data,parentDataProperty:"workspace",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
}
if(data.roles !== undefined){
let data3 = data.roles;
if(Array.isArray(data3)){
if(data3.length > 200){
const err5 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate222(data3[i0], {instancePath:instancePath+"/roles/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.users !== undefined){
let data5 = data.users;
if(Array.isArray(data5)){
if(data5.length > 5000){
const err7 = {instancePath:instancePath+"/users",schemaPath:"#/properties/users/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate225(data5[i1], {instancePath:instancePath+"/users/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.keys !== undefined){
let data7 = data.keys;
if(Array.isArray(data7)){
if(data7.length > 500){
const err9 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(!(validate236(data7[i2], {instancePath:instancePath+"/keys/" + i2,parentData:data7,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.flows !== undefined){
let data9 = data.flows;
if(Array.isArray(data9)){
if(data9.length > 1000){
const err11 = {instancePath:instancePath+"/flows",schemaPath:"#/properties/flows/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
if(!(validate243(data9[i3], {instancePath:instancePath+"/flows/" + i3,parentData:data9,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/flows",schemaPath:"#/properties/flows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.forms !== undefined){
let data11 = data.forms;
if(Array.isArray(data11)){
if(data11.length > 500){
const err13 = {instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len4 = data11.length;
for(let i4=0; i4<len4; i4++){
if(!(validate251(data11[i4], {instancePath:instancePath+"/forms/" + i4,parentData:data11,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.config !== undefined){
if(!(validate259(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
errors = vErrors.length;
}
}
if(data.goals !== undefined){
let data14 = data.goals;
if(Array.isArray(data14)){
if(data14.length > 500){
const err15 = {instancePath:instancePath+"/goals",schemaPath:"#/properties/goals/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len5 = data14.length;
for(let i5=0; i5<len5; i5++){
if(!(validate261(data14[i5], {instancePath:instancePath+"/goals/" + i5,parentData:data14,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/goals",schemaPath:"#/properties/goals/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.prices !== undefined){
let data16 = data.prices;
if(Array.isArray(data16)){
if(data16.length > 500){
const err17 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len6 = data16.length;
for(let i6=0; i6<len6; i6++){
if(!(validate269(data16[i6], {instancePath:instancePath+"/prices/" + i6,parentData:data16,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.connections !== undefined){
let data18 = data.connections;
if(Array.isArray(data18)){
if(data18.length > 500){
const err19 = {instancePath:instancePath+"/connections",schemaPath:"#/properties/connections/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len7 = data18.length;
for(let i7=0; i7<len7; i7++){
if(!(validate274(data18[i7], {instancePath:instancePath+"/connections/" + i7,parentData:data18,parentDataProperty:i7,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/connections",schemaPath:"#/properties/connections/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.sources !== undefined){
let data20 = data.sources;
if(Array.isArray(data20)){
if(data20.length > 500){
const err21 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len8 = data20.length;
for(let i8=0; i8<len8; i8++){
if(!(validate282(data20[i8], {instancePath:instancePath+"/sources/" + i8,parentData:data20,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.inboundWebhooks !== undefined){
let data22 = data.inboundWebhooks;
if(Array.isArray(data22)){
if(data22.length > 500){
const err23 = {instancePath:instancePath+"/inboundWebhooks",schemaPath:"#/properties/inboundWebhooks/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len9 = data22.length;
for(let i9=0; i9<len9; i9++){
if(!(validate287(data22[i9], {instancePath:instancePath+"/inboundWebhooks/" + i9,parentData:data22,parentDataProperty:i9,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/inboundWebhooks",schemaPath:"#/properties/inboundWebhooks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate211.errors = vErrors;
return errors === 0;
}
validate211.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate210.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate211(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
validate210.errors = vErrors;
return errors === 0;
}
validate210.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

